/**
 * The plug-in inside a real Neo4j, spoken to over real sockets.
 *
 * <p>A client that keeps the rules is {@code testing.ProtocolClient}; one that breaks them is
 * {@code testing.RawWebSocket}.
 */
package io.shindigneo4j.server;
