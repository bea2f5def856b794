package io.shindigneo4j.server.metrics;

/**
 * The requests and transactions that a connection has under way.
 *
 * @param requests that are not answered yet
 * @param streams how many of these come in chunks
 * @param transactions that are open
 */
public record SessionLoad(int requests, int streams, int transactions) {

  public static final SessionLoad NONE = new SessionLoad(0, 0, 0);

  /** The sum of both. */
  public SessionLoad plus(SessionLoad other) {
    return new SessionLoad(
        requests + other.requests, streams + other.streams, transactions + other.transactions);
  }
}
