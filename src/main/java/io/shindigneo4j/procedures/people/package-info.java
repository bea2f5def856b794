/**
 * The native operations on people.
 *
 * <p>May use {@code procedures.query}, {@code server.procedure}, {@code schema} and Neo4j's public
 * API.
 *
 * <p>A new one is a line in {@code PeopleProcedures}, and a class with the work.
 */
package io.shindigneo4j.procedures.people;
