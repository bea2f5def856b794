package io.shindigneo4j.server.metrics;

/**
 * What events cost, and what became of them.
 *
 * @param databases that are listened to
 * @param subscriptions to all databases
 * @param topicBytes of the topics of all subscriptions
 * @param bytes of the events that are kept
 * @param lag how many commits the slowest subscription is behind
 * @param deliveries events sent, each once for each subscription
 * @param gaps how often a subscription was told that events may be missing
 */
public record EventLoad(
    int databases,
    int subscriptions,
    long topicBytes,
    long bytes,
    long lag,
    long deliveries,
    long gaps) {}
