package io.shindigneo4j.server.procedure;

import io.shindigneo4j.protocol.AccessMode;
import org.neo4j.graphdb.Transaction;

/** Makes what a call of a procedure works with. Safe for use by many threads. */
@FunctionalInterface
public interface ProcedureContexts {

  /** With all read from the store. */
  ProcedureContexts STORE = StoreContext::new;

  /** What one works with who writes. */
  static ProcedureContext ofWriter(Transaction transaction) {
    return STORE.of(transaction, AccessMode.WRITE);
  }

  /**
   * What one call works with.
   *
   * @param mode what the procedure may do
   */
  ProcedureContext of(Transaction transaction, AccessMode mode);
}
