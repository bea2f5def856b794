package io.shindigneo4j.web.gadgetoauth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.launcher.Browser;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.json.JSONArray;
import org.json.JSONObject;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The service is our own OAuth 2.0 server, over HTTP; the person has a browser. */
@DisplayName("A gadget that fetches by OAuth 2.0")
@ExtendWith(SharedGraphServer.class)
@Timeout(300)
class OAuth2GadgetsTest {
  private static final String SERVICE = "people";

  @TempDir static Path directory;
  private static OtherSite site;
  private static GadgetContainer container;

  @BeforeAll
  static void start(GraphServer graph) throws Exception {
    site = new OtherSite();
    container = new GadgetContainer(graph, directory, site);
  }

  @AfterAll
  static void stop() {
    container.close();
    site.close();
  }

  @BeforeEach
  void fill() {
    container.fill();
    container.registerOwnServer();
  }

  private static JSONObject fetch(String viewer) throws Exception {
    return container.makeRequest(viewer, "oauth2", SERVICE, container.people());
  }

  private static void assertIs(String person, JSONObject answer) throws Exception {
    assertThat(answer.getInt("rc")).as(answer.toString()).isEqualTo(200);
    assertThat(answer.getString("body")).contains("\"id\":\"" + person + "\"");
  }

  @Test
  void getsDataOnceItsViewerHasApproved() throws Exception {
    JSONObject first = fetch("john.doe");
    assertThat(first.getInt("rc")).isEqualTo(200);
    assertThat(first.getString("body")).isEmpty();
    assertThat(first.getString("oauthApprovalUrl"))
        .startsWith(container.address() + "/oauth2/authorize?")
        .contains("code_challenge=", "scope=people%3Aread");
    container.connect("john.doe");
    JSONObject second = fetch("john.doe");
    assertIs("john.doe", second);
    assertThat(second.has("oauthApprovalUrl")).isFalse();
    assertThat(second.has("oauthState")).isFalse();
    assertThat(fetch("jane.doe").has("oauthApprovalUrl")).as("another viewer").isTrue();
    container.connect("jane.doe");
    assertIs("jane.doe", fetch("jane.doe"));
    assertIs("john.doe", fetch("john.doe"));
  }

  @Test
  void keepsNoSecretInTheGraph() throws Exception {
    container.connect("john.doe");
    assertThat(container.count("(:Person {id: 'john.doe'})-[:HAS_GADGET_TOKEN]->(:GadgetToken)"))
        .isEqualTo(1);
    assertThat(container.texts())
        .filteredOn(text -> text != null)
        .isNotEmpty()
        .noneMatch(text -> text.contains(GadgetContainer.SECRET));
    List<String> sent =
        container.texts().stream().filter(text -> text != null && text.length() > 40).toList();
    assertThat(sent)
        .as("sealed under the key without a name")
        .anyMatch(text -> text.startsWith("unnamed."));
    assertIs("john.doe", fetch("john.doe"));
  }

  @Test
  void getsDataAgainWhenItsTokenIsNotTakenAnyMore() throws Exception {
    container.connect("john.doe");
    container.graph("MATCH (t:OAuthToken {kind: 'access'}) DETACH DELETE t");
    assertIs("john.doe", fetch("john.doe"));
    assertThat(container.count("(t:OAuthToken {kind: 'refresh', used: true})")).isEqualTo(1);
  }

  /** Our server takes back all tokens where a refresh token comes twice. */
  @Test
  void renewsATokenOnceForAllWhoAskAtOnce() throws Exception {
    container.connect("john.doe");
    container.graph("MATCH (t:OAuthToken {kind: 'access'}) DETACH DELETE t");
    List<CompletableFuture<JSONObject>> all = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      all.add(CompletableFuture.supplyAsync(() -> quietly("john.doe")));
    }
    for (CompletableFuture<JSONObject> each : all) {
      assertIs("john.doe", each.join());
    }
    assertThat(container.count("(t:OAuthToken {kind: 'refresh', used: true})")).isEqualTo(1);
  }

  private static JSONObject quietly(String viewer) {
    try {
      return fetch(viewer);
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void asksAgainWhenTheServiceHasTakenAllBack() throws Exception {
    container.connect("john.doe");
    container.graph("MATCH (t:OAuthToken) DETACH DELETE t");
    assertThat(fetch("john.doe").has("oauthApprovalUrl")).isTrue();
    assertThat(container.count("(t:GadgetToken)")).isZero();
  }

  @Test
  void getsNothingMoreWhenTheServiceIsRemoved() throws Exception {
    container.connect("john.doe");
    container.remove(SERVICE);
    assertThat(fetch("john.doe").getString("oauthError")).isEqualTo("lookup_spec_problem");
    container.registerOwnServer();
    assertThat(fetch("john.doe").has("oauthApprovalUrl")).as("another one").isTrue();
  }

  @Test
  void asksAgainWhenThePersonWasRevoked() throws Exception {
    container.connect("john.doe");
    assertIs("john.doe", fetch("john.doe"));
    container.revoke("john.doe");
    await()
        .atMost(Duration.ofMinutes(2))
        .until(() -> fetch("john.doe").has("oauthApprovalUrl") ? true : false);
  }

  @Test
  void keepsNothingForSomebodyWhoDenies() throws Exception {
    Browser browser = container.browser().signIn("john.doe");
    String approval = container.approval("john.doe", "oauth2", SERVICE, container.people());
    String state = approval.replaceAll(".*[?&]state=([^&]+).*", "$1");
    HttpResponse<String> page =
        browser.get(
            "/gadgets/oauth2callback?error=access_denied&state="
                + state
                + "&iss="
                + java.net.URLEncoder.encode(container.address(), "UTF-8"));
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.body()).contains("not connected");
    assertThat(container.count("(t:GadgetToken)")).isZero();
  }

  @Test
  void getsDataByTheHttpServiceAsWell() throws Exception {
    container.connect("john.doe");
    String call =
        new JSONArray()
            .put(
                new JSONObject()
                    .put("method", "http.get")
                    .put("id", "a")
                    .put(
                        "params",
                        new JSONObject()
                            .put("href", container.people())
                            .put("authz", "oauth2")
                            .put("OAUTH_SERVICE_NAME", SERVICE)))
            .toString();
    assertThat(rpc(call)).contains("john.doe").doesNotContain("oauthError");
  }

  private static String rpc(String call) throws Exception {
    java.net.http.HttpRequest request =
        java.net.http.HttpRequest.newBuilder(java.net.URI.create(container.address() + "/rpc"))
            .header("Content-Type", "application/json")
            .header("X-Shindig-ST", Tokens.encrypted("john.doe", "john.doe", container.gadget()))
            .timeout(Duration.ofMinutes(1))
            .POST(java.net.http.HttpRequest.BodyPublishers.ofString(call))
            .build();
    return java.net.http.HttpClient.newHttpClient()
        .send(request, HttpResponse.BodyHandlers.ofString())
        .body();
  }

  @Exhaustive
  @Test
  void sharesItsTokensWithAnotherShindig(GraphServer graph, @TempDir Path other) throws Exception {
    container.connect("john.doe");
    String url = container.people();
    try (GadgetContainer second = new GadgetContainer(graph, other, site)) {
      JSONObject answer =
          second.makeRequest(
              Tokens.encrypted("john.doe", "john.doe", second.gadget()),
              "oauth2",
              SERVICE,
              url,
              Map.of());
      assertThat(answer.toString()).doesNotContain("oauthApprovalUrl");
    }
  }
}
