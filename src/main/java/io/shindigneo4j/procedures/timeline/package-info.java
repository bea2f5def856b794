/**
 * Lists in order of time, kept in the graph as chains of items.
 *
 * <p>May use {@code procedures.query}, {@code server.graph}, {@code server.procedure}, {@code
 * schema} and Neo4j's public API. A stream of activities, for example, or a collection of messages
 * is the owner of a {@code Timeline}.
 */
package io.shindigneo4j.procedures.timeline;
