package io.shindigneo4j.procedures;

import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.server.procedure.GraphProcedure;
import io.shindigneo4j.server.procedure.NativeProcedure;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** Registers procedures under the names of operations. */
public final class OperationProcedures {

  private OperationProcedures() {}

  /** A procedure that needs nothing but its transaction. */
  public static <P extends Record> void register(
      ProcedureRegistry registry, Operation<P> operation, NativeProcedure<P> procedure) {
    if (operation.writes()) {
      registry.registerWrite(operation.name(), operation::fromMap, procedure);
    } else {
      registry.registerRead(operation.name(), operation::fromMap, procedure);
    }
  }

  /** A procedure that reads what may be in memory. */
  public static <P extends Record> void registerGraph(
      ProcedureRegistry registry, Operation<P> operation, GraphProcedure<P> procedure) {
    if (operation.writes()) {
      registry.registerGraphWrite(operation.name(), operation::fromMap, procedure);
    } else {
      registry.registerGraphRead(operation.name(), operation::fromMap, procedure);
    }
  }
}
