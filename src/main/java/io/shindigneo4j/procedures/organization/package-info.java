/**
 * The native operations on who reports to whom.
 *
 * <p>May use {@code procedures.people}, {@code procedures.query}, {@code server.procedure}, {@code
 * schema} and Neo4j's public API.
 *
 * <p>A new one is a line in {@code OrganizationProcedures}, and a class with the work.
 */
package io.shindigneo4j.procedures.organization;
