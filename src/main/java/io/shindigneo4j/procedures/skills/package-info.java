/**
 * The native operations on skills and endorsements.
 *
 * <p>May use {@code procedures.people}, {@code procedures.query}, {@code server.procedure}, {@code
 * schema} and Neo4j's public API.
 *
 * <p>A new one is a line in {@code SkillProcedures}, and a class with the work.
 */
package io.shindigneo4j.procedures.skills;
