/**
 * The social graph in memory, kept up to date by the commits, and caches of properties and links.
 *
 * <p>May use {@code protocol}, {@code schema}, {@code server.commit}, {@code server.graph}, {@code
 * server.procedure}, {@code server.execution}, {@code server.metrics} and Neo4j. Knows neither
 * clients nor operations.
 *
 * <p>{@link io.shindigneo4j.server.projection.Projection} is the entry for one database. A further
 * kind of neighbour is a further list of an {@link io.shindigneo4j.server.projection.Adjacency},
 * filled by {@link io.shindigneo4j.server.projection.StoreScan} and changed by {@link
 * io.shindigneo4j.server.projection.SnapshotBuilder}.
 *
 * <p>Uses internal types of Neo4j where the public API has none: for the changes of a transaction,
 * and for the last closed transaction. They may change with any release of Neo4j.
 */
package io.shindigneo4j.server.projection;
