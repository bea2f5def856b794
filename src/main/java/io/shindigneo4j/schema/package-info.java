/**
 * The agreement of both ends of the wire beyond the protocol: names in the graph, and each
 * operation's name and parameters.
 *
 * <p>May use nothing but the JDK.
 *
 * <p>A new operation starts here: a parameter record and a constant in the sub-package of its
 * domain.
 */
package io.shindigneo4j.schema;
