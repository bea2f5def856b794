/**
 * The native operations on events.
 *
 * <p>May use {@code procedures.people}, {@code procedures.friendships}, {@code procedures.groups},
 * {@code procedures.graph}, {@code procedures.query}, {@code server.procedure}, {@code
 * server.graph}, {@code schema} and Neo4j's public API.
 *
 * <p>A new one is a line in {@code EventProcedures}, and a class with the work.
 */
package io.shindigneo4j.procedures.events;
