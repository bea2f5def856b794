package io.shindigneo4j.server;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.NoParameters;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.List;
import java.util.UUID;
import java.util.stream.LongStream;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Transaction;

/** Procedures that do what no procedure should. */
public final class FaultyProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.registerUntyped(failing("test.exception"), this::exception);
    registry.registerUntyped(failing("test.late-exception"), this::lateException);
    registry.registerUntyped(failing("test.error"), this::error);
    registry.registerUntyped(failing("test.class-cast"), this::classCast);
    registry.registerUntyped(failing("test.illegal-argument"), this::illegalArgument);
    registry.registerUntyped(failing("test.stack-overflow"), this::stackOverflow);
    registry.registerUntyped(failing("test.refusal"), this::refusal);
    registry.registerUntyped(
        Operation.read("test.parameters", "Has parameters.", Checked.class), this::parameters);
    registry.registerUntyped(write("test.write"), this::write);
    registry.registerUntyped(read("test.sneaky-write"), this::write);
    registry.registerUntyped(read("test.endless"), this::endless);
    registry.registerUntyped(read("test.spin"), this::spin);
    registry.registerUntyped(read("test.stubborn"), this::stubborn);
    registry.registerUntyped(write("test.stubborn-write"), this::stubbornWrite);
    registry.registerUntyped(read("test.nothing"), this::nothing);
    registry.registerUntyped(read("test.odd-value"), this::oddValue);
  }

  /** What is told to those that fail; it may be left out. */
  record Told(@MayBeAbsent String value) {}

  /** Refuses a negative number, and fails by a fault at one above 10. */
  record Checked(long number) {

    Checked {
      if (number < 0) {
        throw new InvalidParameterException("number must not be negative");
      } else if (number > 10) {
        throw new IllegalArgumentException("secret of the inside");
      }
    }
  }

  private static Operation<Told, ?> failing(String name) {
    return Operation.read(name, "Fails.", Told.class);
  }

  private static Operation<NoParameters, ?> read(String name) {
    return Operation.read(name, "Does what no procedure should.", NoParameters.class);
  }

  private static Operation<NoParameters, ?> write(String name) {
    return Operation.write(name, "Writes.", NoParameters.class);
  }

  private ProcedureResult exception(Transaction transaction, Told told) {
    throw new IllegalStateException("secret of the inside");
  }

  /** With the first record. */
  private ProcedureResult lateException(Transaction transaction, Told told) {
    return new ProcedureResult(
        List.of("number"),
        () ->
            LongStream.of(1)
                .<List<Object>>mapToObj(
                    number -> {
                      throw new IllegalStateException("secret of the inside");
                    })
                .iterator());
  }

  private ProcedureResult error(Transaction transaction, Told told) {
    throw new NoClassDefFoundError("secret of the inside");
  }

  private ProcedureResult classCast(Transaction transaction, Told told) {
    Object text = "secret of the inside";
    return ProcedureResult.single(List.of("number"), (Long) text);
  }

  private ProcedureResult illegalArgument(Transaction transaction, Told told) {
    throw new IllegalArgumentException("secret of the inside");
  }

  private ProcedureResult stackOverflow(Transaction transaction, Told told) {
    throw new StackOverflowError("secret of the inside");
  }

  private ProcedureResult refusal(Transaction transaction, Told told) {
    throw new InvalidParameterException("value is none of those");
  }

  private ProcedureResult parameters(Transaction transaction, Checked checked) {
    return ProcedureResult.empty(List.of());
  }

  private ProcedureResult write(Transaction transaction, NoParameters none) {
    transaction.createNode();
    return ProcedureResult.empty(List.of());
  }

  /** Records without end, each made when it is asked for. */
  private ProcedureResult endless(Transaction transaction, NoParameters none) {
    return new ProcedureResult(
        List.of("number"),
        () -> LongStream.iterate(0, i -> i + 1).<List<Object>>mapToObj(List::of).iterator());
  }

  /** Looks into the graph without end. */
  private ProcedureResult spin(Transaction transaction, NoParameters none) {
    while (transaction.findNode(Label.label("Nobody"), "id", "nobody") == null) {
      Thread.onSpinWait();
    }
    return ProcedureResult.empty(List.of());
  }

  /** Notices nothing before the gate opens. */
  private ProcedureResult stubborn(Transaction transaction, NoParameters none) {
    StubbornGate.await();
    return ProcedureResult.empty(List.of());
  }

  private ProcedureResult stubbornWrite(Transaction transaction, NoParameters none) {
    transaction.createNode(Label.label("Stubborn"));
    StubbornGate.await();
    return ProcedureResult.empty(List.of());
  }

  private ProcedureResult nothing(Transaction transaction, NoParameters none) {
    return ProcedureResult.empty(List.of());
  }

  private ProcedureResult oddValue(Transaction transaction, NoParameters none) {
    return ProcedureResult.single(List.of("odd"), new UUID(1, 2));
  }
}
