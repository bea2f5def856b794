/**
 * The traversal pack: a tree of A and B nodes, and counts of its true B nodes, by Neo4j's traversal
 * framework and by node ids, with measurements.
 *
 * <p>May use what any pack may, and {@code packs.writing}.
 *
 * <p>Another way to count is a constant of {@link io.shindigneo4j.packs.traversal.Method} and a
 * {@link io.shindigneo4j.packs.traversal.TrueNodeCounter}, made in {@link
 * io.shindigneo4j.packs.traversal.CounterFactory}.
 */
package io.shindigneo4j.packs.traversal;
