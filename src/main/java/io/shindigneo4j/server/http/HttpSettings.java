package io.shindigneo4j.server.http;

import java.time.Duration;

/**
 * The settings of HTTP alone.
 *
 * @param defaultDatabase for requests that name none
 * @param loginLifetime for how long a login counts on its connection
 * @param metricsAccess who may read the meters
 * @param requestsInFlight of one connection; no more is read of it while they are so many
 */
public record HttpSettings(
    String defaultDatabase,
    Duration loginLifetime,
    MetricsAccess metricsAccess,
    int requestsInFlight) {}
