package io.shindigneo4j.server.session;

import org.neo4j.graphdb.Transaction;

/** A handle on the transaction of a request, to end it from another thread. */
final class RunningRequest {

  // Both guarded by this.
  private Transaction transaction;
  private boolean terminated;

  synchronized void started(Transaction started) {
    transaction = started;
    if (terminated) {
      started.terminate();
    }
  }

  /** The transaction is about to be closed, and must not be touched any more. */
  synchronized void finished() {
    transaction = null;
  }

  synchronized void terminate() {
    terminated = true;
    if (transaction != null) {
      transaction.terminate();
    }
  }
}
