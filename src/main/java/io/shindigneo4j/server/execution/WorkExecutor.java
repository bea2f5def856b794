package io.shindigneo4j.server.execution;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import java.util.function.BooleanSupplier;
import org.neo4j.graphdb.Transaction;

/** Starts work in a transaction. Safe for use by many threads. */
public final class WorkExecutor {

  private final ProcedureRegistry procedures;
  private final ProcedureContexts contexts;

  public WorkExecutor(ProcedureRegistry procedures, ProcedureContexts contexts) {
    this.procedures = procedures;
    this.contexts = contexts;
  }

  /**
   * Starts work.
   *
   * @param whenLarge called when a procedure begins to hold a large answer
   * @param beginsAnew whether the work begins anew
   */
  public Cursor open(
      Transaction transaction, Work work, Runnable whenLarge, BooleanSupplier beginsAnew) {
    if (work instanceof RunCypher run) {
      return new CypherCursor(transaction, run);
    } else if (work instanceof CallProcedure call) {
      return new ProcedureCursor(procedures, contexts(whenLarge, beginsAnew), transaction, call);
    }
    throw new IllegalStateException("no execution for " + work.getClass());
  }

  private ProcedureContexts contexts(Runnable whenLarge, BooleanSupplier beginsAnew) {
    return new ProcedureContexts() {
      @Override
      public ProcedureContext of(Transaction transaction, AccessMode mode, Runnable none) {
        return contexts.of(transaction, mode, whenLarge);
      }

      @Override
      public boolean beginAnew() {
        return beginsAnew.getAsBoolean();
      }
    };
  }

  /** Whether work is a call of Java code that comes with the plug-in itself. */
  public boolean isNative(Work work) {
    return work instanceof CallProcedure call && procedures.isNative(call.procedure());
  }
}
