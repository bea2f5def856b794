/**
 * The native operations on friendships and requests for them.
 *
 * <p>May use {@code procedures.people}, {@code procedures.query}, {@code procedures.request},
 * {@code server.procedure}, {@code schema} and Neo4j's public API.
 *
 * <p>A new one is a line in {@code FriendshipProcedures}, and a class with the work.
 */
package io.shindigneo4j.procedures.friendships;
