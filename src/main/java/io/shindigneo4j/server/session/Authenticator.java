package io.shindigneo4j.server.session;

import java.util.Optional;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.internal.kernel.api.connectioninfo.ClientConnectionInfo;
import org.neo4j.internal.kernel.api.security.AuthenticationResult;
import org.neo4j.internal.kernel.api.security.LoginContext;
import org.neo4j.kernel.api.security.AuthManager;
import org.neo4j.kernel.api.security.exception.InvalidAuthTokenException;
import org.neo4j.kernel.internal.GraphDatabaseAPI;

/** Has Neo4j check who a client is. Takes time on purpose, as hashing passwords does. */
public final class Authenticator {

  private static final String SYSTEM_DATABASE = "system";

  private final DatabaseManagementService databases;

  public Authenticator(DatabaseManagementService databases) {
    this.databases = databases;
  }

  /**
   * Empty for a wrong user or password, for a password that must be changed first, and for
   * credentials that Neo4j does not know the kind of.
   */
  public Optional<LoginContext> login(Credential credential, ClientConnectionInfo connection) {
    try {
      LoginContext context = manager().login(credential.token(), connection);
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
