package io.shindigneo4j.server;

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
    registry.registerRead("test.exception", parameters -> parameters, this::exception);
    registry.registerRead("test.error", parameters -> parameters, this::error);
    registry.registerWrite("test.write", parameters -> parameters, this::write);
    registry.registerRead("test.sneaky-write", parameters -> parameters, this::write);
    registry.registerRead("test.endless", parameters -> parameters, this::endless);
    registry.registerRead("test.spin", parameters -> parameters, this::spin);
    registry.registerRead("test.nothing", parameters -> parameters, this::nothing);
    registry.registerRead("test.odd-value", parameters -> parameters, this::oddValue);
  }

  private ProcedureResult exception(Transaction transaction, Object parameters) {
    throw new IllegalStateException("secret of the inside");
  }

  private ProcedureResult error(Transaction transaction, Object parameters) {
    throw new NoClassDefFoundError("secret of the inside");
  }

  private ProcedureResult write(Transaction transaction, Object parameters) {
    transaction.createNode();
    return ProcedureResult.empty(List.of());
  }

  /** Records without end, each made when it is asked for. */
  private ProcedureResult endless(Transaction transaction, Object parameters) {
    return new ProcedureResult(
        List.of("number"),
        () -> LongStream.iterate(0, i -> i + 1).<List<Object>>mapToObj(List::of).iterator());
  }

  /** Looks into the graph without end. */
  private ProcedureResult spin(Transaction transaction, Object parameters) {
    while (transaction.findNode(Label.label("Nobody"), "id", "nobody") == null) {
      Thread.onSpinWait();
    }
    return ProcedureResult.empty(List.of());
  }

  private ProcedureResult nothing(Transaction transaction, Object parameters) {
    return ProcedureResult.empty(List.of());
  }

  private ProcedureResult oddValue(Transaction transaction, Object parameters) {
    return ProcedureResult.single(List.of("odd"), new UUID(1, 2));
  }
}
