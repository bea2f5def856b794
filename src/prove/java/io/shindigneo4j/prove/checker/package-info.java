/**
 * What must hold of a history and of the graph after it.
 *
 * <p>May use {@code prove.history} and the driver. A new invariant of the graph is a Cypher file
 * beside these classes, named in {@code GraphInvariants}.
 */
package io.shindigneo4j.prove.checker;
