package io.shindigneo4j.server.routing;

import org.neo4j.internal.kernel.api.security.LoginContext;
import org.neo4j.kernel.internal.GraphDatabaseAPI;

/** A user and a database that a routing table is read for. */
public record RoutingContext(GraphDatabaseAPI database, LoginContext user) {}
