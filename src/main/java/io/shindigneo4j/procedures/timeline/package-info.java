/**
 * Lists in order of time, kept in the graph as chains of items.
 *
 * <p>May use {@code procedures.query}, {@code schema} and Neo4j's public API. Whatever has a newest
 * item, such as a stream of activities or a collection of messages, owns a {@code Timeline}.
 */
package io.shindigneo4j.procedures.timeline;
