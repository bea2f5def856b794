/**
 * A consistent copy of a graph, read while others write: the state after one commit, without a
 * commit that waits.
 *
 * <p>May use {@code protocol}, {@code schema}, {@code schema.migration}, {@code server.commit},
 * {@code server.graph}, {@code server.procedure}, {@code server.execution} and Neo4j.
 *
 * <p>{@link io.shindigneo4j.server.export.Exports} brings the procedures {@code system.export.*};
 * an {@link io.shindigneo4j.server.export.Export} goes through the steps. What it gives for a node
 * or a relationship is made by {@link io.shindigneo4j.server.export.EntityRows}.
 *
 * <p>Uses internal types of Neo4j where the public API has none: for the changes of a transaction
 * and for scans that outlive one. They may change with any release of Neo4j.
 */
package io.shindigneo4j.server.export;
