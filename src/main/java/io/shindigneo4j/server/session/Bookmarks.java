package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.server.events.EventFeeds;
import io.shindigneo4j.server.execution.ClosedTransactions;
import io.shindigneo4j.server.procedure.RequestException;
import java.util.List;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.storageengine.api.TransactionIdStore;

/**
 * Names of states of a database: {@code <id of the database>:<number of a transaction>}. The
 * position of an event names one, too. Safe for use by many threads.
 */
final class Bookmarks {

  private static final char SEPARATOR = ':';

  private final String prefix;
  private final String epoch;
  private final TransactionIdStore transactions;

  Bookmarks(GraphDatabaseAPI database) {
    prefix = database.databaseId().databaseId().uuid().toString() + SEPARATOR;
    epoch = EventFeeds.epoch(database);
    transactions = database.getDependencyResolver().resolveDependency(TransactionIdStore.class);
  }

  /** The state that has all that was committed so far. */
  String last() {
    return prefix + transactions.getLastCommittedTransactionId();
  }

  /**
   * The number of the last transaction that these states need.
   *
   * @throws RequestException for what is no bookmark of this database
   */
  long needed(List<String> bookmarks) {
    return bookmarks.stream().mapToLong(this::number).max().orElse(0);
  }

  /** Whether what the transaction of this number has done can be seen. */
  boolean isVisible(long transaction) {
    return transaction <= ClosedTransactions.last(transactions);
  }

  /**
   * @throws RequestException where one of these states cannot be seen
   */
  void require(List<String> bookmarks) {
    if (!bookmarks.isEmpty() && !isVisible(needed(bookmarks))) {
      throw new RequestException(
          ErrorCode.BOOKMARK_UNREACHABLE, "the database has not got so far in time", true);
    }
  }

  private long number(String bookmark) {
    try {
      if (bookmark.startsWith(prefix)) {
        return Long.parseLong(bookmark.substring(prefix.length()));
      }
    } catch (NumberFormatException e) {
      // as below
    }
    return EventPosition.parse(bookmark)
        .filter(position -> position.epoch().equals(epoch))
        .map(EventPosition::offset)
        .orElseThrow(Bookmarks::unknown);
  }

  private static RequestException unknown() {
    return new RequestException(
        ErrorCode.UNKNOWN_BOOKMARK, "not a bookmark of this database", false);
  }
}
