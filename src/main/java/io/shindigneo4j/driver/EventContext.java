package io.shindigneo4j.driver;

import io.shindigneo4j.driver.connection.Backoff;
import io.shindigneo4j.driver.connection.Connection;
import io.shindigneo4j.driver.metrics.DriverMeters;
import java.time.Duration;

/**
 * What subscriptions need of their driver.
 *
 * @param timeout how long the server may take to answer a subscription
 * @param backoff between two attempts to subscribe
 */
record EventContext(
    Connection connection,
    CallContext call,
    Duration timeout,
    Backoff backoff,
    DriverThreads threads,
    DriverMeters meters) {}
