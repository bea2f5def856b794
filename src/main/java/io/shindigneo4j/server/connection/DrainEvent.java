package io.shindigneo4j.server.connection;

import java.time.Duration;

/**
 * The server is about to stop: a connection ends as soon as nothing is in flight on it.
 *
 * @param timeout when the connection is closed, whatever is in flight by then
 */
public record DrainEvent(Duration timeout) {}
