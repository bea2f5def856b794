/**
 * The traversal pack: a tree of A and B nodes, and counts of its B nodes whose property is true, by
 * Neo4j's traversal framework and by a traversal of numbers, each with what it takes.
 *
 * <p>May use what any pack may, and {@code packs.writing}.
 *
 * <p>Another way to count is a constant of {@link io.shindigneo4j.packs.traversal.Method} and a
 * {@link io.shindigneo4j.packs.traversal.Count}, made in {@link
 * io.shindigneo4j.packs.traversal.Counts}.
 */
package io.shindigneo4j.packs.traversal;
