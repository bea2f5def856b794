/**
 * The native operations on groups.
 *
 * <p>May use {@code procedures.people}, {@code procedures.query}, {@code procedures.request},
 * {@code server.procedure}, {@code schema} and Neo4j's public API.
 *
 * <p>A new one is a line in {@code GroupProcedures}, and a class with the work.
 */
package io.shindigneo4j.procedures.groups;
