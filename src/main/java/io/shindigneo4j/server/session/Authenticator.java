package io.shindigneo4j.server.session;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;
import org.neo4j.internal.kernel.api.connectioninfo.ClientConnectionInfo;
import org.neo4j.internal.kernel.api.security.AuthenticationResult;
import org.neo4j.internal.kernel.api.security.LoginContext;
import org.neo4j.kernel.api.security.AuthManager;
import org.neo4j.kernel.api.security.exception.InvalidAuthTokenException;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.values.storable.Values;

/** Has Neo4j check who a client is. Takes time on purpose, as hashing passwords does. */
public final class Authenticator {

  /** The account of a user whom Neo4j itself does not know. */
  public static final String NO_ACCOUNT = "none";

  private static final String SYSTEM_DATABASE = "system";
  private static final Label USER = Label.label("User");
  private static final RelationshipType HAS_AUTH = RelationshipType.withName("HAS_AUTH");

  private final DatabaseManagementService databases;

  public Authenticator(DatabaseManagementService databases) {
    this.databases = databases;
  }

  /**
   * Empty for a wrong user or password, for a password that must be changed first, and for
   * credentials that Neo4j does not know the kind of.
   */
  public Optional<LoginContext> login(Credential credential, ClientConnectionInfo connection) {
    return attempt(credential, connection)
        .filter(
            context -> context.subject().getAuthenticationResult() == AuthenticationResult.SUCCESS);
  }

  /**
   * An attempt to log in, which knows its result. Empty for credentials that Neo4j does not know
   * the kind of.
   */
  public Optional<LoginContext> attempt(Credential credential, ClientConnectionInfo connection) {
    try {
      return Optional.of(manager().login(credential.token(), connection));
    } catch (InvalidAuthTokenException e) {
      return Optional.empty();
    }
  }

  /**
   * What the account of a user is like now. It is another text when the user has been dropped or
   * suspended, or has another password; always {@link #NO_ACCOUNT} for users of other providers.
   */
  public String account(LoginContext user) {
    try (Transaction transaction = system().beginTx()) {
      Node account = transaction.findNode(USER, "name", user.subject().executingUser());
      return account == null ? NO_ACCOUNT : text(account);
    }
  }

  private static String text(Node account) {
    StringBuilder text = new StringBuilder(properties(account));
    for (Relationship link : account.getRelationships(Direction.OUTGOING, HAS_AUTH)) {
      text.append(properties(link.getEndNode()));
    }
    return text.toString();
  }

  private static String properties(Node node) {
    Map<String, String> properties = new TreeMap<>();
    node.getAllProperties()
        .forEach((key, value) -> properties.put(key, Values.of(value).prettyPrint()));
    return properties.toString();
  }

  /**
   * Resolved at each login: it is there only after the system database has started, which is later
   * than the extension.
   */
  private AuthManager manager() {
    return system().getDependencyResolver().resolveDependency(AuthManager.class);
  }

  private GraphDatabaseAPI system() {
    return (GraphDatabaseAPI) databases.database(SYSTEM_DATABASE);
  }
}
