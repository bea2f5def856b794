package io.shindigneo4j.server.websocket;

import java.time.Duration;

/**
 * What a connection may take of the server, besides what its requests do.
 *
 * @param beforeLogin how many connections may exist that have not been upgraded
 * @param loginTimeout how long a connection may exist without having been upgraded
 * @param idleTimeout how long nothing may be exchanged before the client is pinged, and how long it
 *     may then stay silent; and how long it may leave unread what is sent
 * @param messageTimeout in which a message that has begun must end or go on
 * @param messageSize of a request or an answer, in bytes
 * @param fragments of one message
 */
public record ConnectionLimits(
    int beforeLogin,
    Duration loginTimeout,
    Duration idleTimeout,
    Duration messageTimeout,
    int messageSize,
    int fragments) {}
