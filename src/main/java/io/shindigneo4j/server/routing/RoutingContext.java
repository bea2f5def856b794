package io.shindigneo4j.server.routing;

import org.neo4j.internal.kernel.api.security.LoginContext;
import org.neo4j.kernel.internal.GraphDatabaseAPI;

/** Who wants to know of the servers of which database. */
public record RoutingContext(GraphDatabaseAPI database, LoginContext user) {}
