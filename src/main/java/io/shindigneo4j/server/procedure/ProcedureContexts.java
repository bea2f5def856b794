package io.shindigneo4j.server.procedure;

import io.shindigneo4j.protocol.AccessMode;
import org.neo4j.graphdb.Transaction;

/** Creates the contexts of procedure calls. Thread-safe. */
@FunctionalInterface
public interface ProcedureContexts {

  /** Reads everything from the store. */
  ProcedureContexts STORE = StoreContext::new;

  /** The context of a writing procedure. */
  static ProcedureContext ofWriter(Transaction transaction) {
    return STORE.of(transaction, AccessMode.WRITE);
  }

  /**
   * Creates the context of one call.
   *
   * @param mode what the procedure may do
   * @param whenLarge what {@link ProcedureContext#beginLargeAnswer} does
   */
  ProcedureContext of(Transaction transaction, AccessMode mode, Runnable whenLarge);

  /** Whether the calls that run now begin anew, so that they do not count. */
  default boolean beginAnew() {
    return false;
  }

  /** Creates the context of a call that may hold a large answer at any time. */
  default ProcedureContext of(Transaction transaction, AccessMode mode) {
    return of(transaction, mode, () -> {});
  }
}
