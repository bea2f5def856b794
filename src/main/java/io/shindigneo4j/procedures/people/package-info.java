/**
 * The native operations on people.
 *
 * <p>May use {@code procedures.query}, {@code procedures.request}, {@code server.graph}, {@code
 * server.procedure}, {@code schema} and Neo4j's public API.
 *
 * <p>A new one is a line in {@code PeopleProcedures}, and a class with the work. What belongs to
 * people in another domain and goes with them is a {@code PersonDataCleanup} there.
 */
package io.shindigneo4j.procedures.people;
