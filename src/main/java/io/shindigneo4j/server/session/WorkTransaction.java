package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.AccessMode;
import java.util.Optional;
import org.neo4j.kernel.impl.coreapi.InternalTransaction;

/** The transaction in which a piece of work runs. For one thread at a time. */
interface WorkTransaction {

  /** Whether the transaction may write. */
  AccessMode mode();

  /** The transaction; begins it where it serves this work alone. */
  InternalTransaction open();

  /**
   * Tells that the work has succeeded. A transaction that serves this work alone commits.
   *
   * @return the bookmark of a commit
   */
  Optional<String> complete();

  /** Whether the effect of the work is permanent. */
  default boolean isCommitted() {
    return false;
  }

  /** Rolls the transaction back and closes it. */
  void rollBack();

  /** Tells that the work has been answered. */
  void release();

  /** Ends the transaction from any thread. */
  Termination termination();
}
