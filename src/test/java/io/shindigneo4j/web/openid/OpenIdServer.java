package io.shindigneo4j.web.openid;

import static org.awaitility.Awaitility.await;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.web.launcher.Browser;
import io.shindigneo4j.web.launcher.WebappServer;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.json.JSONObject;

/** Our web application on a real graph, where people sign in by a scripted provider. */
final class OpenIdServer implements AutoCloseable {
  static final String SIGN_IN = "/identity/signin";
  static final String CALLBACK = "/identity/callback";
  static final String LOGOUT = "/identity/backchannel-logout";

  final ScriptedProvider provider = new ScriptedProvider();
  private final GraphServer graph;
  private final WebappServer server;

  OpenIdServer(GraphServer graph, Path directory) throws IOException {
    this(graph, directory, Map.of());
  }

  /**
   * @param more settings
   */
  OpenIdServer(GraphServer graph, Path directory, Map<String, String> more) throws IOException {
    this.graph = graph;
    Map<String, String> settings = new HashMap<>();
    settings.put("shindig.neo4j.uri", graph.uri().toString());
    settings.put("shindig.neo4j.username", GraphServer.CREDENTIALS.username());
    settings.put("shindig.neo4j.password", GraphServer.CREDENTIALS.password());
    settings.put("shindig.neo4j.oidc-issuer", provider.issuer());
    settings.put("shindig.neo4j.oidc-client", ScriptedProvider.CLIENT);
    settings.put("shindig.neo4j.oidc-client-secret", ScriptedProvider.SECRET);
    settings.put("shindig.neo4j.oidc-origin", "http://localhost:" + WebappServer.PORT);
    settings.put("shindig.neo4j.oidc-new-people", "true");
    settings.putAll(more);
    try {
      server = WebappServer.start(directory, settings);
    } catch (RuntimeException e) {
      provider.close();
      throw e;
    }
  }

  Browser browser() {
    return new Browser(server.address());
  }

  String address() {
    return server.address();
  }

  void run(String cypher) {
    graph.run(cypher);
  }

  /** The value of the only row. */
  Object value(String cypher) {
    return graph
        .database("neo4j")
        .executeTransactionally(cypher, Map.of(), result -> result.next().get("value"));
  }

  /** What a browser is led to the provider with. */
  static URI leave(Browser browser, String query) throws Exception {
    HttpResponse<String> answer = browser.get(SIGN_IN + query);
    if (answer.statusCode() != 303) {
      throw new AssertionError(answer.statusCode() + " " + answer.body());
    }
    return URI.create(answer.headers().firstValue("Location").orElseThrow());
  }

  static HttpResponse<String> comeBack(Browser browser, Map<String, String> query)
      throws Exception {
    return browser.get(CALLBACK + "?" + Browser.encoded(query));
  }

  /** A whole sign-in. */
  HttpResponse<String> signIn(Browser browser) throws Exception {
    return comeBack(browser, provider.authorize(leave(browser, "?by=provider")));
  }

  Browser signedIn() throws Exception {
    Browser browser = browser();
    HttpResponse<String> answer = signIn(browser);
    if (answer.statusCode() != 303) {
      throw new AssertionError(answer.statusCode() + " " + answer.body());
    }
    return browser;
  }

  static String person(Browser browser) throws Exception {
    return session(browser).optString("person");
  }

  static JSONObject session(Browser browser) throws Exception {
    return new JSONObject(browser.get("/identity/session").body());
  }

  static void awaitSignedOut(Browser browser) {
    await().atMost(TestDeadlines.HANGING).until(() -> person(browser).isEmpty());
  }

  static void awaitThat(BooleanSupplier condition) {
    await().atMost(TestDeadlines.HANGING).until(condition::getAsBoolean);
  }

  @Override
  public void close() {
    try {
      server.close();
    } finally {
      provider.close();
    }
  }
}
