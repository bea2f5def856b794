package io.shindigneo4j.driver.connection;

import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Rollback;
import io.shindigneo4j.protocol.Message.Work;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The transactions of one connection, from the request that begins each to the one that ends it.
 * Safe for use by many threads.
 */
final class OpenTransactions {

  /** By the id of the request that begins them. */
  private final Set<Long> open = ConcurrentHashMap.newKeySet();

  /** A request is about to be sent. */
  void sending(Request request) {
    if (request instanceof Begin) {
      open.add(request.id());
    } else if (request instanceof Commit commit) {
      open.remove(commit.transaction());
    } else if (request instanceof Rollback rollback) {
      open.remove(rollback.transaction());
    } else if (request instanceof Cancel) {
      open.remove(request.id());
    }
  }

  /** A request has failed or was given up; perhaps it was the one that begins a transaction. */
  void failed(long id) {
    open.remove(id);
  }

  boolean isEmpty() {
    return open.isEmpty();
  }

  /** Whether a request belongs to a transaction that exists already. */
  static boolean continues(Request request) {
    return request instanceof Commit
        || request instanceof Rollback
        || (request instanceof Work work && work.terms().transaction().isPresent());
  }
}
