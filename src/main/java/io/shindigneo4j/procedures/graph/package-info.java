/**
 * The native operations on the social graph as a whole: algorithms on numbers and arrays.
 *
 * <p>May use {@code procedures.people}, {@code procedures.groups}, {@code procedures.friendships},
 * {@code procedures.query}, {@code server.graph}, {@code server.procedure}, {@code schema} and
 * Neo4j's public API.
 *
 * <p>A new one is a line in {@code SocialGraphProcedures}, and a class with the work.
 */
package io.shindigneo4j.procedures.graph;
