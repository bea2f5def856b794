/**
 * The social graph and other nodes as numbers and arrays, read from memory or from the store. Uses
 * Neo4j and the names of {@code schema}. Add a relationship type that algorithms need here.
 *
 * <p>{@link io.shindigneo4j.server.graph.NodeReads} uses the cursors of Neo4j's kernel, which may
 * change with any release of Neo4j.
 */
package io.shindigneo4j.server.graph;
