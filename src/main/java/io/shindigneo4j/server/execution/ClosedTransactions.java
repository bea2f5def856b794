package io.shindigneo4j.server.execution;

import org.neo4j.storageengine.api.TransactionIdStore;

/** The last closed transaction of the store, in any release of Neo4j. */
public final class ClosedTransactions {

  private static final boolean CALENDAR_RELEASE = CalendarRelease.isPresent();

  private ClosedTransactions() {}

  /** The id up to which what all transactions have committed can be seen. */
  public static long last(TransactionIdStore transactions) {
    return CALENDAR_RELEASE
        ? CalendarRelease.closed(transactions)
        : transactions.getLastClosedTransactionId();
  }
}
