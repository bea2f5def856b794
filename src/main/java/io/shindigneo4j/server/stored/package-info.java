/**
 * Stored Cypher: files whose texts are procedures, described by the comments that they begin with
 * ({@code docs/procedures.md}).
 *
 * <p>May use {@code server.procedure}, {@code server.source}, {@code schema} and Neo4j's public
 * API.
 *
 * <p>Another line of the header is a case in {@link io.shindigneo4j.server.stored.HeaderReader}.
 */
package io.shindigneo4j.server.stored;
