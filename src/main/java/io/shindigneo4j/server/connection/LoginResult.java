package io.shindigneo4j.server.connection;

import org.neo4j.internal.kernel.api.security.LoginContext;
import org.neo4j.kernel.internal.GraphDatabaseAPI;

/** A user who has been let in, and the database that this is for. */
public record LoginResult(GraphDatabaseAPI database, LoginContext user) {}
