package io.shindigneo4j.server.connection;

import java.time.Duration;

/**
 * The limits of a connection, besides those of its requests.
 *
 * @param beforeLogin how many connections may exist on which nobody has logged in
 * @param loginTimeout how long a connection may exist without a login
 * @param loginCheckInterval how often the account of a WebSocket's user is looked at
 * @param idleTimeout longest time without traffic. Then a WebSocket is pinged, and closed after the
 *     same time again without traffic; an HTTP connection is closed at once. Also the longest time
 *     that a client may leave data unread
 * @param messageTimeout in which a message that has begun must end or go on
 * @param messageSize of a request or an answer, in bytes
 * @param requestMemory of requests that are not decoded, of all connections, in bytes; also the
 *     most that the values of one may take
 * @param fragments of one message
 * @param failedLogins after how many in a row Neo4j refuses a user; 0 for never
 * @param unreadBytes of answers that clients have not read, of all connections
 */
public record ConnectionLimits(
    int beforeLogin,
    Duration loginTimeout,
    Duration loginCheckInterval,
    Duration idleTimeout,
    Duration messageTimeout,
    int messageSize,
    long requestMemory,
    int fragments,
    int failedLogins,
    long unreadBytes) {

  /** How long a login waits for the schema, so that it is refused before it is cut off. */
  public Duration loginPatience() {
    return loginTimeout.dividedBy(2);
  }
}
