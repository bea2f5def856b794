/**
 * The people of a database and what binds them, as numbers and arrays: kept in memory, or read from
 * the store. Uses Neo4j and the names of {@code schema}; a relationship type that algorithms need
 * comes here.
 *
 * <p>{@link io.shindigneo4j.server.graph.NodeReads} reads any other nodes by number, by the cursors
 * of Neo4j's kernel, which may change with any release of Neo4j.
 */
package io.shindigneo4j.server.graph;
