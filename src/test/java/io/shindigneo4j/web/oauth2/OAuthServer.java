package io.shindigneo4j.web.oauth2;

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
import io.shindigneo4j.schema.authorization.ClientOperations.ClientOutcome;
import io.shindigneo4j.schema.authorization.ClientOperations.GrantType;
import io.shindigneo4j.schema.authorization.RevocationOperations;
import io.shindigneo4j.schema.authorization.RevocationOperations.AddRevocation;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.web.launcher.Browser;
import io.shindigneo4j.web.launcher.WebappServer;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Clock;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;

/**
 * Our web application on a real graph, with a confidential client "site" and a public one "app".
 */
final class OAuthServer implements AutoCloseable {
  static final String SECRET = "s3cretOfTheSiteWhichIsLongEnoughToBeOne";
  static final String SITE_REDIRECT = "https://site.example/callback";
  static final String APP_REDIRECT = "http://127.0.0.1/callback";
  static final String SCOPES = "people:read messages:write";

  private final GraphServer graph;
  private final GraphDriver driver;
  private final OperationRunner operations;
  private final WebappServer server;
  private final ClientRegistry clients;
  private final ConsentStore consents;
  private Browser john;

  OAuthServer(GraphServer graph, Path directory) {
    this(graph, directory, Map.of("shindig.neo4j.oauth-failures", "100000"));
  }

  OAuthServer(GraphServer graph, Path directory, Map<String, String> more) {
    this.graph = graph;
    driver = graph.driver();
    operations = new OperationRunner(driver, QueryMode.NATIVE);
    clients = new ClientRegistry(operations, Clock.systemUTC());
    consents = new ConsentStore(operations, Clock.systemUTC());
    Map<String, String> settings = new HashMap<>();
    settings.put("shindig.neo4j.uri", graph.uri().toString());
    settings.put("shindig.neo4j.username", GraphServer.CREDENTIALS.username());
    settings.put("shindig.neo4j.password", GraphServer.CREDENTIALS.password());
    settings.put("shindig.neo4j.hosts", "localhost, 127.0.0.1");
    settings.put("shindig.neo4j.sample-sign-in", "true");
    settings.putAll(more);
    server = WebappServer.start(directory, settings);
  }

  /** Two people and two clients, in an empty graph. */
  void fill() throws Exception {
    graph
        .database("neo4j")
        .executeTransactionally(
            "UNWIND ['john.doe', 'jane.doe'] AS id CREATE (:Person {id: id, displayName: id})");
    register(
        "site",
        Optional.of(new Secret(SECRET)),
        SITE_REDIRECT,
        EnumSet.of(
            GrantType.AUTHORIZATION_CODE, GrantType.REFRESH_TOKEN, GrantType.CLIENT_CREDENTIALS));
    register(
        "app",
        Optional.empty(),
        APP_REDIRECT,
        EnumSet.of(GrantType.AUTHORIZATION_CODE, GrantType.REFRESH_TOKEN));
  }

  /** Another client. */
  void register(String id, Optional<Secret> secret, String redirectUri, Set<GrantType> grants)
      throws Exception {
    register(
        new ClientRegistration(
            id,
            new ClientName("The <b>" + id + "</b>"),
            secret,
            Set.of(new RedirectUri(redirectUri)),
            grants,
            Set.of(SCOPES.split(" "))));
  }

  /** A client that signs its requests. */
  void registerSigning(String id, Set<String> scopes, SigningCredential credential)
      throws Exception {
    register(
        new ClientRegistration(
            id,
            new ClientName(id),
            Optional.empty(),
            Set.of(),
            Set.of(GrantType.SIGNATURE),
            scopes,
            Optional.of(credential)));
  }

  private void register(ClientRegistration registration) throws Exception {
    ClientOutcome outcome = clients.register(registration).get(1, TimeUnit.MINUTES);
    if (outcome != ClientOutcome.DONE) {
      throw new AssertionError(outcome);
    }
  }

  /** A client that signs its requests by OAuth 1.0a, and has no secret of OAuth 2.0. */
  void registerSigning(String id, String sealedSecret) throws Exception {
    ClientRegistration registration =
        new ClientRegistration(
            id,
            new ClientName(id),
            Optional.empty(),
            Set.of(),
            EnumSet.of(GrantType.SIGNATURE),
            Set.of("people:read"),
            Optional.of(SigningCredential.ofSecret(sealedSecret)));
    clients.register(registration).get(1, TimeUnit.MINUTES);
  }

  ClientRegistry clients() {
    return clients;
  }

  ConsentStore consents() {
    return consents;
  }

  /** Takes back all that was issued to or for a person. */
  void revoke(String person) throws Exception {
    operations
        .run(
            RevocationOperations.ADD,
            new AddRevocation(RevocationKind.PERSON, person, System.currentTimeMillis()))
        .get(1, TimeUnit.MINUTES);
  }

  int port() {
    return server.port();
  }

  String address() {
    return server.address();
  }

  Browser browser() {
    return new Browser(address());
  }

  /** A browser in which John Doe has signed in, as he does once for all tests. */
  synchronized Browser john() throws Exception {
    if (john == null) {
      john = browser().signIn("john.doe");
    }
    return john.copy();
  }

  /** What the site asks for. */
  static Map<String, String> siteRequest() {
    return new LinkedHashMap<>(
        Map.of(
            "client_id", "site",
            "redirect_uri", SITE_REDIRECT,
            "response_type", "code",
            "scope", "people:read",
            "state", "a state & more"));
  }

  static String authorizePath(Map<String, String> request) {
    return "/oauth2/authorize?" + Browser.encoded(request);
  }

  /** Sends the form of a consent page, as a browser does when a button is pressed. */
  static HttpResponse<String> decide(
      Browser browser, HttpResponse<String> page, String decision, String... headers)
      throws Exception {
    return browser.post("/oauth2/authorize", form(page, decision), headers);
  }

  static Map<String, String> form(HttpResponse<String> page, String decision) {
    Map<String, String> form = new LinkedHashMap<>();
    for (Element input : Jsoup.parse(page.body()).select("form input")) {
      form.put(input.attr("name"), input.attr("value"));
    }
    if (form.isEmpty()) {
      throw new AssertionError(page.statusCode() + " has no form: " + page.body());
    }
    form.put("decision", decision);
    return form;
  }

  @Override
  public void close() {
    server.close();
    driver.close();
  }
}
