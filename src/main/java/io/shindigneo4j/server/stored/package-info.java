/**
 * Stored Cypher: files of Cypher that are procedures, described by the comments at their beginning
 * ({@code docs/procedures.md}).
 *
 * <p>May use {@code protocol}, {@code server.procedure}, {@code server.source}, {@code schema} and
 * Neo4j's public API.
 *
 * <p>Another kind of line in the header is a case in {@link
 * io.shindigneo4j.server.stored.HeaderReader}.
 */
package io.shindigneo4j.server.stored;
