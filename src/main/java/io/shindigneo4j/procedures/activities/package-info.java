/**
 * The native operations on activities.
 *
 * <p>May use {@code procedures.people}, {@code procedures.query}, {@code procedures.request},
 * {@code procedures.timeline}, {@code server.graph}, {@code server.procedure}, {@code schema} and
 * Neo4j's public API.
 *
 * <p>A new one is a line in {@code ActivityProcedures}, and a class with the work.
 */
package io.shindigneo4j.procedures.activities;
