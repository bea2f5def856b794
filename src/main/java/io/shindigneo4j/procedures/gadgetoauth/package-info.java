/**
 * The native operations on services from which gadgets fetch by OAuth, and on their tokens.
 *
 * <p>May use {@code procedures.people}, {@code procedures.query}, {@code server.procedure}, {@code
 * schema} and Neo4j's public API.
 *
 * <p>A new one is a line in the {@code ProcedurePack} of its kind, and a class with the work.
 */
package io.shindigneo4j.procedures.gadgetoauth;
