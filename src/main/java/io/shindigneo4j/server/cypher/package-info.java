/**
 * The native procedures for those who write Cypher: {@code CALL shindig.read}, {@code CALL
 * shindig.write} and {@code CALL shindig.call}, over Bolt, HTTP or any other way into Neo4j.
 *
 * <p>May use {@code protocol}, {@code schema}, {@code server.procedure}, {@code server.session} to
 * find a database, and Neo4j.
 *
 * <p>Neo4j finds the procedures in the jar. Another one is a method of {@link
 * io.shindigneo4j.server.cypher.NativeProcedures}.
 */
package io.shindigneo4j.server.cypher;
