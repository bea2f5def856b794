/**
 * The native operations on what the graph has encrypted by keys of tokens.
 *
 * <p>May use {@code procedures.people}, {@code server.procedure}, {@code schema} and Neo4j's public
 * API. What is encrypted where is in {@code SealedKind}.
 */
package io.shindigneo4j.procedures.sealed;
