/**
 * The servers of a database, as Neo4j knows them by Bolt and our clients by WebSocket.
 *
 * <p>May use {@code server.execution} and Neo4j; knows nothing of sockets and sessions.
 *
 * <p>Another way to know the servers is another {@code RoutingTableSource}.
 */
package io.shindigneo4j.server.routing;
