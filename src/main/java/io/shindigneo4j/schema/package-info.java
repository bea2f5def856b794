/**
 * The agreement of both ends of the wire beyond the protocol: names in the graph, and each
 * operation's name, parameters and Cypher text.
 *
 * <p>May use nothing but the JDK.
 *
 * <p>A new operation starts here: a constant and its records in the {@code *Operations} of its
 * domain.
 */
package io.shindigneo4j.schema;
