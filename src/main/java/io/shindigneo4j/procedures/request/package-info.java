/**
 * Writes that can be sent again, natively.
 *
 * <p>May use {@code schema} and Neo4j's public API.
 */
package io.shindigneo4j.procedures.request;
