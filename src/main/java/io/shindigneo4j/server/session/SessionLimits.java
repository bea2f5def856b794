package io.shindigneo4j.server.session;

import java.time.Duration;

/**
 * What one request may cost.
 *
 * @param timeout the longest that a request may run, whatever it asks for
 * @param records the most records of one answer
 * @param requestsInFlight the most requests of one connection that are not answered yet
 */
public record SessionLimits(Duration timeout, int records, int requestsInFlight) {}
