/**
 * What must hold of a history, of the graph after it, and of what servers hold meanwhile.
 *
 * <p>May use {@code prove.history} and the driver. A new invariant of the graph is a Cypher file
 * beside these classes, named in {@code GraphInvariants}.
 */
package io.shindigneo4j.prove.checker;
