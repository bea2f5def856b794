/**
 * The query of a list, natively: filter, order, page, and the choice of properties.
 *
 * <p>May use {@code schema}, {@code server.graph}, {@code server.procedure} and Neo4j's public API.
 */
package io.shindigneo4j.procedures.query;
