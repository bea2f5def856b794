package io.shindigneo4j.server;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.List;
import java.util.UUID;
import org.neo4j.graphdb.Transaction;

/** Procedures that do what no procedure should. */
public final class FaultyProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.register("test.exception", AccessMode.READ, parameters -> parameters, this::exception);
    registry.register("test.error", AccessMode.READ, parameters -> parameters, this::error);
    registry.register("test.write", AccessMode.WRITE, parameters -> parameters, this::write);
    registry.register("test.sneaky-write", AccessMode.READ, parameters -> parameters, this::write);
    registry.register("test.odd-value", AccessMode.READ, parameters -> parameters, this::oddValue);
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

  private ProcedureResult oddValue(Transaction transaction, Object parameters) {
    return ProcedureResult.single(List.of("odd"), new UUID(1, 2));
  }
}
