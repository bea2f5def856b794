/**
 * The native operations on what applications keep for people.
 *
 * <p>May use {@code procedures.people}, {@code procedures.query}, {@code procedures.timeline},
 * {@code server.procedure}, {@code schema} and Neo4j's public API.
 *
 * <p>A new one is a line in {@code AppDataProcedures}, and a class with the work.
 */
package io.shindigneo4j.procedures.appdata;
