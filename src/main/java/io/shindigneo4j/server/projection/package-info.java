/**
 * The social graph and the properties of people in memory, exactly as the store has them.
 *
 * <p>May use {@code server.graph}, {@code server.procedure}, {@code server.execution}, {@code
 * server.metrics} and Neo4j; knows neither clients nor operations.
 *
 * <p>Another kind of neighbours is another list of a {@link
 * io.shindigneo4j.server.projection.Space}, filled by {@code Scan}, changed by {@code Edit}.
 *
 * <p>Neo4j's internal types are used where its public API has nothing of the kind: what a
 * transaction changes, and how far the store has got. They may change with any release of Neo4j.
 */
package io.shindigneo4j.server.projection;
