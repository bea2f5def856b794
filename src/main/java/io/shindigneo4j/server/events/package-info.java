/**
 * Subscriptions to what happens in the social graph of a database.
 *
 * <p>May use {@code protocol}, {@code schema.events}, {@code server.change}, {@code server.commit},
 * {@code server.execution}, {@code server.graph}, {@code server.procedure}, {@code server.metrics}
 * and Neo4j. Knows neither connections nor formats.
 *
 * <p>{@link io.shindigneo4j.server.events.EventFeeds} is the entry. Each database has an {@link
 * io.shindigneo4j.server.events.EventFeed} with one log for all subscriptions; a subscription is a
 * place in it. Only committing threads write the log, and nobody waits for a receiver.
 */
package io.shindigneo4j.server.events;
