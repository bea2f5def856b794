package io.shindigneo4j.driver;

import io.shindigneo4j.driver.connection.Backoff;
import io.shindigneo4j.driver.connection.Connection;
import io.shindigneo4j.driver.metrics.DriverMeters;
import java.time.Duration;
import java.util.function.Consumer;

/**
 * What subscriptions need of their driver.
 *
 * @param timeout how long the server may take to answer a subscription
 * @param backoff between two attempts to subscribe
 * @param heard told of each message before the application is
 */
record EventContext(
    Connection connection,
    CallContext call,
    Duration timeout,
    Backoff backoff,
    Consumer<EventMessage> heard,
    DriverThreads threads,
    DriverMeters meters) {}
