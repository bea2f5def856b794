package io.shindigneo4j.server.connection;

import org.neo4j.internal.kernel.api.security.LoginContext;
import org.neo4j.kernel.internal.GraphDatabaseAPI;

/**
 * A user who has logged in, and the database that the login is for.
 *
 * @param account what the user's account was like then
 */
public record LoginResult(GraphDatabaseAPI database, LoginContext user, String account) {}
