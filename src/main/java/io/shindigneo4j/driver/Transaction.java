package io.shindigneo4j.driver;

/**
 * Statements that take effect together or not at all. They use one connection. A failure in the
 * transaction rolls it back. For one thread at a time.
 */
public interface Transaction extends AutoCloseable {

  /**
   * Runs a statement and waits for its records.
   *
   * @throws DriverException if the statement fails, which ends the transaction
   * @throws IllegalStateException if the transaction has ended
   */
  Result run(Statement statement);

  /**
   * As {@link GraphDriver#stream}. The next statement of the transaction waits until the stream has
   * been read. Closing the stream before its end rolls the transaction back: it can then neither be
   * used nor committed, and {@link GraphDriver#transact} does not repeat its work.
   */
  ResultStream stream(Statement statement);

  /**
   * Commits the transaction.
   *
   * @return a bookmark for statements that must see it
   * @throws DriverException with {@link DriverException#OUTCOME_UNKNOWN} if the connection was lost
   *     before the response arrived
   */
  String commit();

  /** Rolls the transaction back, unless it has ended. */
  void rollback();

  /** As {@link #rollback}. */
  @Override
  void close();
}
