package io.shindigneo4j.server.session;

import java.util.Optional;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.internal.kernel.api.connectioninfo.ClientConnectionInfo;
import org.neo4j.internal.kernel.api.security.AuthenticationResult;
import org.neo4j.internal.kernel.api.security.LoginContext;
import org.neo4j.kernel.api.security.AuthManager;
import org.neo4j.kernel.api.security.AuthToken;
import org.neo4j.kernel.api.security.exception.InvalidAuthTokenException;
import org.neo4j.kernel.internal.GraphDatabaseAPI;

/**
 * Checks a user's password against Neo4j's own users. Takes time on purpose, as hashing passwords
 * does.
 */
public final class Authenticator {

  private static final String SYSTEM_DATABASE = "system";

  private final DatabaseManagementService databases;

  public Authenticator(DatabaseManagementService databases) {
    this.databases = databases;
  }

  /** Empty for a wrong user or password, and for a password that must be changed first. */
  public Optional<LoginContext> login(
      String username, String password, ClientConnectionInfo connection) {
    try {
      LoginContext context =
          manager().login(AuthToken.newBasicAuthToken(username, password), connection);
      AuthenticationResult outcome = context.subject().getAuthenticationResult();
      return outcome == AuthenticationResult.SUCCESS ? Optional.of(context) : Optional.empty();
    } catch (InvalidAuthTokenException e) {
      return Optional.empty();
    }
  }

  /**
   * Resolved at each login: it is there only after the system database has started, which is later
   * than the extension.
   */
  private AuthManager manager() {
    return ((GraphDatabaseAPI) databases.database(SYSTEM_DATABASE))
        .getDependencyResolver()
        .resolveDependency(AuthManager.class);
  }
}
