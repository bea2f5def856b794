/**
 * The people of a database and what binds them, as numbers and arrays: kept in memory, or read from
 * the store. Uses Neo4j and the names of {@code schema}; a relationship type that algorithms need
 * comes here.
 */
package io.shindigneo4j.server.graph;
