package io.shindigneo4j.web.gadgetoauth;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.gadgetoauth.CallbackPath;
import io.shindigneo4j.opensocial.gadgetoauth.ServiceAddress;
import io.shindigneo4j.opensocial.gadgetoauth.ServiceRegistration;
import io.shindigneo4j.opensocial.gadgetoauth.ServiceRegistration.Endpoints;
import io.shindigneo4j.opensocial.gadgetoauth.ServiceRegistry;
import io.shindigneo4j.opensocial.gadgetoauth.ServiceResource;
import io.shindigneo4j.opensocial.oauth.ClientName;
import io.shindigneo4j.opensocial.oauth.ClientRegistration;
import io.shindigneo4j.opensocial.oauth.ClientRegistry;
import io.shindigneo4j.opensocial.oauth.RedirectUri;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.opensocial.oauth.SigningCredential;
import io.shindigneo4j.opensocial.sealed.SealedOwner;
import io.shindigneo4j.schema.authorization.ClientOperations.GrantType;
import io.shindigneo4j.schema.authorization.RevocationOperations;
import io.shindigneo4j.schema.authorization.RevocationOperations.AddRevocation;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ClientProof;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.launcher.Browser;
import io.shindigneo4j.web.launcher.WebappServer;
import io.shindigneo4j.web.token.SealedSecrets;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.json.JSONObject;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;

/**
 * Our web application on a real graph, with gadgets of another site. It is the client of that site,
 * and of its own OAuth 2.0 server.
 */
final class GadgetContainer implements AutoCloseable {
  static final String SECRET = "theSecretOfShindigAtTheServiceIsLong";
  static final String GADGET =
      """
      <Module><ModulePrefs title="G">
        <OAuth2><Service name="people" scope="people:read"/><Service name="api"/></OAuth2>
        <OAuth>
          <Service name="one">
            <Request url="http://a.example/r"/><Access url="http://a.example/a"/>
            <Authorization url="http://a.example/z"/>
          </Service>
          <Service name="own">
            <Request url="http://a.example/r"/><Access url="http://a.example/a"/>
            <Authorization url="http://a.example/z"/>
          </Service>
        </OAuth>
      </ModulePrefs><Content type="html">Hello</Content></Module>
      """;

  final OtherSite site;
  private final GraphServer graph;
  private final GraphDriver driver;
  private final OperationRunner operations;
  private final WebappServer server;
  private final ServiceRegistry services;

  GadgetContainer(GraphServer graph, Path directory, OtherSite site) {
    this(graph, directory, site, Map.of());
  }

  /**
   * @param more settings
   */
  GadgetContainer(GraphServer graph, Path directory, OtherSite site, Map<String, String> more) {
    this.graph = graph;
    this.site = site;
    driver = graph.driver();
    operations = new OperationRunner(driver, QueryMode.NATIVE);
    services = new ServiceRegistry(operations, Clock.systemUTC());
    Map<String, String> settings = new LinkedHashMap<>();
    settings.put("shindig.neo4j.uri", graph.uri().toString());
    settings.put("shindig.neo4j.username", GraphServer.CREDENTIALS.username());
    settings.put("shindig.neo4j.password", GraphServer.CREDENTIALS.password());
    settings.put("shindig.neo4j.hosts", "localhost, 127.0.0.1");
    settings.put("shindig.neo4j.sample-sign-in", "true");
    settings.put("shindig.neo4j.gadget-oauth", "true");
    settings.put("shindig.neo4j.gadget-oauth-address", "http://127.0.0.1:" + WebappServer.PORT);
    settings.put("shindig.neo4j.oauth1", "true");
    settings.put("shindig.neo4j.oauth1-origin", "http://127.0.0.1:" + WebappServer.PORT);
    settings.put(
        "shindig.neo4j.internal-hosts",
        "127.0.0.1:" + WebappServer.PORT + ", 127.0.0.1:" + site.port());
    settings.putAll(more);
    server = WebappServer.start(directory, settings);
  }

  /** Two people, gadgets, and nothing registered yet. */
  void fill() {
    site.forget();
    site.on("/gadget.xml", asked -> new OtherSite.Reply(200, "text/xml", GADGET, ""));
    site.on("/other.xml", asked -> new OtherSite.Reply(200, "text/xml", GADGET, ""));
    graph.run("UNWIND ['john.doe', 'jane.doe'] AS id CREATE (:Person {id: id, displayName: id})");
  }

  String gadget() {
    return site.address("/gadget.xml");
  }

  String address() {
    return "http://127.0.0.1:" + server.port();
  }

  Browser browser() {
    return new Browser(address());
  }

  /** Makes Shindig a client of its own OAuth 2.0 server, for the gadget. */
  void registerOwnServer() {
    registerClient();
    register(
        "people",
        ClientProof.CLIENT_SECRET_BASIC,
        Optional.of(address()),
        address() + "/oauth2/authorize",
        address() + "/oauth2/token",
        address() + "/social/rest/people/");
  }

  private void registerClient() {
    register(
        new ClientRegistration(
            "shindig",
            new ClientName("The other Shindig"),
            Optional.of(new Secret(SECRET)),
            Set.of(new RedirectUri("http://127.0.0.1/gadgets/oauth2callback")),
            Set.of(GrantType.AUTHORIZATION_CODE, GrantType.REFRESH_TOKEN),
            Set.of("people:read")));
  }

  private void register(ClientRegistration registration) {
    Answers.get(new ClientRegistry(operations, Clock.systemUTC()).register(registration));
  }

  /** Makes Shindig a client of its own OAuth 1.0a server, for the gadget. */
  void registerOwnServerOfOAuth1() {
    CallbackPath callback = CallbackPath.of(ClientProof.HMAC_SHA1, gadget(), "own");
    register(
        new ClientRegistration(
            "shindig",
            new ClientName("The other Shindig"),
            Optional.empty(),
            Set.of(new RedirectUri("http://127.0.0.1" + callback.text())),
            Set.of(GrantType.SIGNATURE),
            Set.of("people:read"),
            Optional.of(
                SigningCredential.ofSecret(secrets().seal(new Secret(SECRET), "shindig")))));
    register(
        gadget(),
        "own",
        ClientProof.HMAC_SHA1,
        Optional.empty(),
        new Endpoints(
            Optional.of(new ServiceAddress(address() + "/oauth/requestToken")),
            Optional.of(new ServiceAddress(address() + "/oauth/authorize")),
            Optional.of(new ServiceAddress(address() + "/oauth/accessToken"))),
        Set.of(new ServiceResource(address() + "/social/rest/people/")));
  }

  private static SealedSecrets secrets() {
    return SealedSecrets.from(
        key -> key.equals("shindig.neo4j.token-key") ? Optional.of(Tokens.KEY) : Optional.empty());
  }

  /** A service of the other site that speaks OAuth 2.0. */
  void registerApi() {
    register(
        "api",
        ClientProof.CLIENT_SECRET_POST,
        Optional.empty(),
        site.address("/authorize"),
        site.address("/token"),
        site.address("/api/"));
  }

  /** A service of the other site, which speaks OAuth 1.0a. */
  void registerOAuth1(String name) {
    register(
        gadget(),
        name,
        ClientProof.HMAC_SHA1,
        Optional.empty(),
        new Endpoints(
            siteAddress(OAuth1Provider.REQUEST),
            siteAddress(OAuth1Provider.AUTHORIZE),
            siteAddress(OAuth1Provider.ACCESS)),
        Set.of(new ServiceResource(site.address("/api/"))));
  }

  private Optional<ServiceAddress> siteAddress(String path) {
    return Optional.of(new ServiceAddress(site.address(path)));
  }

  private void register(
      String name,
      ClientProof proof,
      Optional<String> issuer,
      String authorization,
      String token,
      String resource) {
    register(
        gadget(),
        name,
        proof,
        issuer,
        new Endpoints(
            Optional.empty(),
            Optional.of(new ServiceAddress(authorization)),
            Optional.of(new ServiceAddress(token))),
        Set.of(new ServiceResource(resource)));
  }

  void register(
      String gadget,
      String name,
      ClientProof proof,
      Optional<String> issuer,
      Endpoints endpoints,
      Set<ServiceResource> resources) {
    register(gadget, name, proof, issuer, endpoints, resources, SECRET);
  }

  void register(
      String gadget,
      String name,
      ClientProof proof,
      Optional<String> issuer,
      Endpoints endpoints,
      Set<ServiceResource> resources,
      String secret) {
    String id = UUID.randomUUID().toString();
    Answers.get(
        services.register(
            new ServiceRegistration(
                id,
                gadget,
                name,
                proof,
                "shindig",
                Optional.of(secrets().seal(new Secret(secret), SealedOwner.service(id))),
                issuer,
                endpoints,
                resources)));
  }

  void remove(String name) {
    Answers.get(services.remove(gadget(), name));
  }

  void revoke(String person) {
    Answers.get(
        operations.run(
            RevocationOperations.ADD,
            new AddRevocation(RevocationKind.PERSON, person, System.currentTimeMillis())));
  }

  /** What {@code gadgets.io.makeRequest} sends and gets. */
  JSONObject makeRequest(String viewer, String authorization, String service, String url)
      throws Exception {
    return makeRequest(
        Tokens.encrypted(viewer, viewer, gadget()), authorization, service, url, Map.of());
  }

  /**
   * @param more parameters
   */
  JSONObject makeRequest(
      String token, String authorization, String service, String url, Map<String, String> more)
      throws Exception {
    Map<String, String> form = new LinkedHashMap<>();
    form.put("url", url);
    form.put("httpMethod", "GET");
    form.put("bypassSpecCache", "0");
    form.put("authz", authorization);
    form.put("st", token);
    form.put("container", "default");
    form.put("gadget", gadget());
    form.put("OAUTH_SERVICE_NAME", service);
    form.putAll(more);
    HttpResponse<String> answer = browser().post("/gadgets/makeRequest", form);
    if (answer.statusCode() != 200) {
      throw new AssertionError(answer.statusCode() + answer.body());
    }
    String json = answer.body().substring(answer.body().indexOf('{'));
    return new JSONObject(json).getJSONObject(url);
  }

  /** Where the viewer has to approve. */
  String approval(String viewer, String authorization, String service, String url)
      throws Exception {
    JSONObject answer = makeRequest(viewer, authorization, service, url);
    return Optional.ofNullable(answer.optString("oauthApprovalUrl", null))
        .orElseThrow(() -> new AssertionError(answer));
  }

  String people() {
    return address() + "/social/rest/people/@me/@self";
  }

  /** Visits an address of this server. */
  HttpResponse<String> visit(Browser browser, String address) throws Exception {
    return browser.get(address.substring(address().length()));
  }

  /** Allows what our own server asks on its page; where the server sends the person then. */
  String allow(Browser browser, String approval) throws Exception {
    return decide(browser, approval, "allow");
  }

  /**
   * @param decision "allow" or "deny"
   */
  String decide(Browser browser, String approval, String decision) throws Exception {
    HttpResponse<String> page = visit(browser, approval);
    Optional<String> next = Browser.next(page);
    if (next.isPresent()) {
      return next.get();
    }
    Map<String, String> form = new LinkedHashMap<>();
    for (Element input : Jsoup.parse(page.body()).select("form input")) {
      form.put(input.attr("name"), input.attr("value"));
    }
    form.put("decision", decision);
    String path = Jsoup.parse(page.body()).select("form").attr("action");
    return Browser.next(browser.post(path, form)).orElseThrow();
  }

  /** Connects the gadget to our own server. */
  void connect(String viewer) throws Exception {
    Browser browser = browser().signIn(viewer);
    String back = allow(browser, approval(viewer, "oauth2", "people", people()));
    HttpResponse<String> page = visit(browser, back);
    if (page.statusCode() != 200) {
      throw new AssertionError(page.statusCode() + page.body());
    }
  }

  /** All texts in the graph. */
  List<String> texts() {
    return graph
        .database("neo4j")
        .executeTransactionally(
            "MATCH (n) UNWIND keys(n) AS key RETURN collect(toStringOrNull(n[key])) AS texts",
            Map.of(),
            result -> result.<List<String>>columnAs("texts").next());
  }

  void graph(String cypher) {
    graph.run(cypher);
  }

  long count(String pattern) {
    return graph
        .database("neo4j")
        .executeTransactionally(
            "MATCH " + pattern + " RETURN count(*) AS count",
            Map.of(),
            result -> (long) result.next().get("count"));
  }

  @Override
  public void close() {
    server.close();
    driver.close();
  }
}
