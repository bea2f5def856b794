package io.shindigneo4j.server.events;

import java.time.Duration;

/**
 * The limits of events.
 *
 * @param enabled whether there are any
 * @param memory the most bytes of the events that are kept of a database
 * @param retention how long they are kept, and how long a database is listened to after the last
 *     subscription
 * @param commitBytes the most bytes of the events of one commit
 * @param subscriptions how many there may be
 */
public record EventSettings(
    boolean enabled,
    long memory,
    Duration retention,
    long commitBytes,
    SubscriptionLimits subscriptions) {}
