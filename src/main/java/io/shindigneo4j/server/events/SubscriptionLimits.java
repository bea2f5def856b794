package io.shindigneo4j.server.events;

/**
 * The most subscriptions to all databases together.
 *
 * @param inAll of all users
 * @param ofUser of one user
 * @param topicsInAll the most bytes of the topics of all users' subscriptions
 * @param topicsOfUser the same of one user
 */
public record SubscriptionLimits(int inAll, int ofUser, long topicsInAll, long topicsOfUser) {}
