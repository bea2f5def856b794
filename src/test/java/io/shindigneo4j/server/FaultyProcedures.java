package io.shindigneo4j.server;

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
    registry.registerUntyped(write("test.write"), this::write);
    registry.registerUntyped(read("test.sneaky-write"), this::write);
    registry.registerUntyped(read("test.endless"), this::endless);
    registry.registerUntyped(read("test.spin"), this::spin);
    registry.registerUntyped(read("test.nothing"), this::nothing);
    registry.registerUntyped(read("test.odd-value"), this::oddValue);
  }

  /** What is told to those that fail; it may be left out. */
  record Told(@MayBeAbsent String value) {}

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

  private ProcedureResult nothing(Transaction transaction, NoParameters none) {
    return ProcedureResult.empty(List.of());
  }

  private ProcedureResult oddValue(Transaction transaction, NoParameters none) {
    return ProcedureResult.single(List.of("odd"), new UUID(1, 2));
  }
}
