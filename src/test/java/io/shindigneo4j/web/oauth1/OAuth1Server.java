package io.shindigneo4j.web.oauth1;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.oauth.ClientName;
import io.shindigneo4j.opensocial.oauth.ClientRegistration;
import io.shindigneo4j.opensocial.oauth.ClientRegistry;
import io.shindigneo4j.opensocial.oauth.ConsentStore;
import io.shindigneo4j.opensocial.oauth.RedirectUri;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.opensocial.oauth.SigningCredential;
import io.shindigneo4j.opensocial.oauth.SigningKey;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientOutcome;
import io.shindigneo4j.schema.authorization.ClientOperations.GrantType;
import io.shindigneo4j.schema.authorization.RevocationOperations;
import io.shindigneo4j.schema.authorization.RevocationOperations.AddRevocation;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.RsaKeys;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.launcher.Browser;
import io.shindigneo4j.web.launcher.WebappServer;
import io.shindigneo4j.web.token.SealedSecrets;
import java.nio.file.Path;
import java.security.KeyPair;
import java.security.interfaces.RSAPublicKey;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Our web application on a real graph, with clients that sign: "photos" and "other" by a secret,
 * "scanner" by a key, and "reports", which goes two ways alone.
 */
final class OAuth1Server implements AutoCloseable {
  static final String BACK = "https://photos.example/back?album=1";
  static final String SCOPES = "people:read messages:write";

  private static final Map<String, String> SECRETS =
      Map.of("photos", "p".repeat(43), "other", "o".repeat(43), "reports", "r".repeat(43));

  final KeyPair keys = RsaKeys.next();

  private final GraphServer graph;
  private final GraphDriver driver;
  private final OperationRunner operations;
  private final WebappServer server;
  private final ClientRegistry clients;

  OAuth1Server(GraphServer graph, Path directory) {
    this(graph, directory, Map.of());
  }

  /**
   * @param more settings
   */
  OAuth1Server(GraphServer graph, Path directory, Map<String, String> more) {
    this.graph = graph;
    driver = graph.driver();
    operations = new OperationRunner(driver, QueryMode.NATIVE);
    clients = new ClientRegistry(operations, Clock.systemUTC());
    Map<String, String> settings = new HashMap<>();
    settings.put("shindig.neo4j.uri", graph.uri().toString());
    settings.put("shindig.neo4j.username", GraphServer.CREDENTIALS.username());
    settings.put("shindig.neo4j.password", GraphServer.CREDENTIALS.password());
    settings.put("shindig.neo4j.hosts", "localhost, 127.0.0.1");
    settings.put("shindig.neo4j.sample-sign-in", "true");
    settings.put("shindig.neo4j.oauth1", "true");
    settings.put("shindig.neo4j.oauth1-origin", SignedCall.ORIGIN);
    settings.put("shindig.neo4j.oauth-failures", "100000");
    settings.putAll(more);
    server = WebappServer.start(directory, settings);
  }

  /** Two people and the clients, in an empty graph. */
  void fill() throws Exception {
    change("UNWIND ['john.doe', 'jane.doe'] AS id CREATE (:Person {id: id, displayName: id})");
    register("photos", sealed("photos"), BACK, "oob", "http://127.0.0.1/back");
    register("other", sealed("other"), BACK);
    register("reports", sealed("reports"));
    register(
        "scanner", SigningCredential.ofKey(new SigningKey((RSAPublicKey) keys.getPublic())), BACK);
  }

  private static SigningCredential sealed(String client) {
    SealedSecrets secrets =
        SealedSecrets.from(
            key ->
                key.equals("shindig.neo4j.token-key") ? Optional.of(Tokens.KEY) : Optional.empty());
    return SigningCredential.ofSecret(secrets.seal(new Secret(SECRETS.get(client)), client));
  }

  private void register(String id, SigningCredential signing, String... redirectUris)
      throws Exception {
    ClientRegistration registration =
        new ClientRegistration(
            id,
            new ClientName("The <b>" + id + "</b>"),
            Optional.empty(),
            Stream.of(redirectUris).map(RedirectUri::new).collect(Collectors.toSet()),
            Set.of(GrantType.SIGNATURE),
            Set.copyOf(List.of(SCOPES.split(" "))),
            Optional.of(signing));
    if (clients.register(registration).get(1, TimeUnit.MINUTES) != ClientOutcome.DONE) {
      throw new AssertionError(id);
    }
  }

  static String secret(String client) {
    return SECRETS.getOrDefault(client, "n".repeat(43));
  }

  void change(String cypher) {
    graph.database("neo4j").executeTransactionally(cypher);
  }

  void disable(String client) throws Exception {
    clients.enable(client, false).get(1, TimeUnit.MINUTES);
  }

  void withdraw(String person, String client) throws Exception {
    new ConsentStore(operations, Clock.systemUTC())
        .withdraw(person, client)
        .get(1, TimeUnit.MINUTES);
  }

  /** Takes back all that was issued to or for a person. */
  void revoke(String person) throws Exception {
    operations
        .run(
            RevocationOperations.ADD,
            new AddRevocation(RevocationKind.PERSON, person, System.currentTimeMillis()))
        .get(1, TimeUnit.MINUTES);
  }

  String address() {
    return server.address();
  }

  Browser browser() {
    return new Browser(address());
  }

  @Override
  public void close() {
    server.close();
    driver.close();
  }
}
