package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.AccessMode;
import java.util.Optional;
import org.neo4j.kernel.impl.coreapi.InternalTransaction;

/** The transaction that a piece of work is done in. For one thread at a time. */
interface WorkTransaction {

  /** What may be done in the transaction. */
  AccessMode mode();

  /** The transaction, begun if it is the work's own. */
  InternalTransaction enter();

  /** Ends the reason to keep the transaction open if it is the work's own. */
  Optional<String> succeed();

  /** It has ended so, and what was done cannot be undone. */
  default boolean hasSucceeded() {
    return false;
  }

  /** Rolls the transaction back, whoever's it is. */
  void abandon();

  /** The work in it has been answered. */
  void release();

  /** Ends it from any thread, for the first reason that comes. */
  Termination termination();
}
