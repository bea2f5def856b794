package io.shindigneo4j.driver;

/**
 * Statements that take effect together or not at all, over one connection. For one thread at a
 * time. Whatever fails in it has rolled it back.
 */
public interface Transaction extends AutoCloseable {

  /**
   * Runs a statement and waits for its records.
   *
   * @throws DriverException why it has failed, and the transaction with it
   * @throws IllegalStateException where the transaction has ended
   */
  Result run(Statement statement);

  /**
   * As {@link GraphDriver#stream}. What follows in the transaction waits until it has been read;
   * closing it before its end rolls the transaction back.
   */
  ResultStream stream(Statement statement);

  /**
   * Ends the transaction and keeps what it did.
   *
   * @return a bookmark for statements that must see it
   * @throws DriverException with {@link DriverException#OUTCOME_UNKNOWN} where the connection was
   *     lost on the way
   */
  String commit();

  /** Ends the transaction as if it had not been; does nothing where it has ended. */
  void rollback();

  /** As {@link #rollback}. */
  @Override
  void close();
}
