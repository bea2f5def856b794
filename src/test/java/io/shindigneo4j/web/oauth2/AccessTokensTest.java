package io.shindigneo4j.web.oauth2;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.StreamClient;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.web.launcher.Answer;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.json.JSONObject;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Two Shindigs share a graph. */
@DisplayName("An access token")
@ExtendWith(SharedGraphServer.class)
@Timeout(TestDeadlines.TEST_SECONDS)
class AccessTokensTest {

  private static final String SELF = "/social/rest/people/@me/@self";
  private static final String FRIENDS = "/social/rest/people/@me/@friends";

  @TempDir static Path first;
  @TempDir static Path second;
  private static OAuthServer server;
  private static OAuthServer other;

  @BeforeAll
  static void start(GraphServer graph) {
    server = new OAuthServer(graph, first);
    other = new OAuthServer(graph, second);
  }

  @AfterAll
  static void stop() {
    other.close();
    server.close();
  }

  @BeforeEach
  void fill() throws Exception {
    server.fill();
    server.consents().grant("john.doe", "site", Set.of("people:read")).get(1, TimeUnit.MINUTES);
  }

  private static HttpResponse<String> form(String path, Map<String, String> form) throws Exception {
    byte[] client = ("site:" + OAuthServer.SECRET).getBytes(StandardCharsets.UTF_8);
    String authorization = "Basic " + Base64.getEncoder().encodeToString(client);
    return server.browser().post(path, form, "Authorization", authorization);
  }

  /** A token of the client for itself, or for somebody who has consented. */
  private static String token(String person) throws Exception {
    Map<String, String> form = new LinkedHashMap<>(Map.of("grant_type", "client_credentials"));
    if (person != null) {
      form.put("xoauth_requestor_id", person);
    }
    HttpResponse<String> answer = form("/oauth2/token", form);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return new JSONObject(answer.body()).getString("access_token");
  }

  private static Answer get(OAuthServer shindig, String path, String token) throws Exception {
    return Answer.to("GET", shindig.address() + path, null, "Authorization", "Bearer " + token);
  }

  @Test
  void actsForWhoHasConsented() throws Exception {
    String token = token("john.doe");
    for (OAuthServer shindig : List.of(server, other)) {
      Answer answer = get(shindig, SELF, token);
      assertThat(answer.status()).isEqualTo(200);
      assertThat(new JSONObject(answer.body()).getJSONObject("entry").getString("id"))
          .isEqualTo("john.doe");
    }
  }

  @Test
  void isBroughtByThePagesOfPublicClientsAlone() throws Exception {
    String token = token("john.doe");
    await("the clients are read again")
        .untilAsserted(() -> assertAnswersPage("http://127.0.0.1", token, 204, 200));
    assertAnswersPage("https://site.example", token, 403, 200);
    assertAnswersPage("http://127.0.0.1:81", token, 403, 200);
  }

  /** A page of another origin may send the call, but cannot read what comes of it. */
  private static void assertAnswersPage(String origin, String token, int preflight, int call)
      throws Exception {
    Answer asked =
        Answer.to(
            "OPTIONS",
            server.address() + SELF,
            null,
            "Origin",
            origin,
            "Access-Control-Request-Method",
            "GET",
            "Access-Control-Request-Headers",
            "authorization");
    Answer called =
        Answer.to(
            "GET",
            server.address() + SELF,
            null,
            "Origin",
            origin,
            "Authorization",
            "Bearer " + token);
    assertThat(List.of(asked.status(), called.status())).containsExactly(preflight, call);
    for (Answer answer : List.of(asked, called)) {
      assertThat(answer.response().headers().firstValue("Access-Control-Allow-Origin"))
          .isEqualTo(Optional.of(origin).filter(page -> preflight == 204));
    }
  }

  @Test
  void doesNotDoMoreThanThePersonHasConsentedTo() throws Exception {
    Answer answer = get(server, FRIENDS, token("john.doe"));
    assertThat(answer.status()).isEqualTo(403);
    assertThat(answer.response().headers().firstValue("WWW-Authenticate").orElseThrow())
        .contains("insufficient_scope", "friends:read");
  }

  @Test
  void ofAClientAloneIsNobodys() throws Exception {
    assertThat(get(server, "/social/rest/people/john.doe/@self", token(null)).status())
        .isEqualTo(401);
  }

  @Test
  void isForDataAlone() throws Exception {
    String token = token("john.doe");
    for (String call :
        List.of(
            "{method: 'gadgets.token', params: {ids: ['site'], container: 'default'}}",
            "{method: 'http.get', params: {href: ['https://example.org/']}}",
            "{method: 'gadgets.proxy', params: {ids: ['https://example.org/'], container: 'default'}}")) {
      Answer answer =
          Answer.to(
              "POST",
              server.address() + "/social/rpc",
              new JSONObject(call).toString(),
              "Authorization",
              "Bearer " + token);
      assertThat(new JSONObject(answer.body()).getJSONObject("error").getInt("code"))
          .as(answer.body())
          .isIn(401, 403);
    }
    assertThat(get(server, "/gadgets/proxy?url=https://example.org/", token).status())
        .isEqualTo(401);
  }

  /** Takes something back. */
  private interface Revocation {
    void of(String token) throws Exception;
  }

  private static void endsOnBothAfter(Revocation revocation) throws Exception {
    String token = token("john.doe");
    assertThat(get(server, SELF, token).status()).isEqualTo(200);
    assertThat(get(other, SELF, token).status()).isEqualTo(200);
    long start = System.nanoTime();
    revocation.of(token);
    for (OAuthServer shindig : List.of(server, other)) {
      await().until(() -> get(shindig, SELF, token).status() == 401);
    }
    long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    System.out.println("Both Shindigs refuse what was revoked after " + millis + " ms");
  }

  @Test
  void endsWhenItsClientRevokesIt() throws Exception {
    endsOnBothAfter(
        token ->
            assertThat(form("/oauth2/revoke", Map.of("token", token)).statusCode()).isEqualTo(200));
  }

  @Test
  void endsWhenAllIsRevokedThatAPersonHas() throws Exception {
    endsOnBothAfter(token -> server.revoke("john.doe"));
  }

  @Test
  void endsWithTheConsent() throws Exception {
    endsOnBothAfter(
        token -> server.consents().withdraw("john.doe", "site").get(1, TimeUnit.MINUTES));
  }

  /** The other Shindig learns of that from the graph. */
  @Test
  void endsItsStreamOfEventsWithTheConsent(GraphServer graph) throws Exception {
    try (StreamClient stream = listen(other, token("john.doe"))) {
      changeProfile(graph, "before");
      assertThat(stream.next("person.updated")).contains("john.doe");
      server.consents().withdraw("john.doe", "site").get(1, TimeUnit.MINUTES);
      assertThat(stream.next("end")).isEqualTo("end {\"reason\":\"token\"}");
      changeProfile(graph, "after");
      assertThat(stream.next()).isNull();
    }
  }

  /** The first stream has a Shindig begin to listen, and is refused if that takes long. */
  private static StreamClient listen(OAuthServer shindig, String token) {
    return await().until(() -> open(shindig, token), stream -> stream.status() == 200);
  }

  private static StreamClient open(OAuthServer shindig, String token) throws IOException {
    String authorization = "Authorization: Bearer " + token;
    StreamClient stream =
        StreamClient.open(shindig.port(), "/social/events", authorization).readHead();
    if (stream.status() != 200) {
      stream.close();
    }
    return stream;
  }

  private static void changeProfile(GraphServer graph, String text) {
    graph
        .database("neo4j")
        .executeTransactionally(
            "MATCH (person:Person {id: 'john.doe'}) SET person.aboutMe = $text",
            Map.of("text", text));
  }

  @Test
  void endsWithItsClient() throws Exception {
    endsOnBothAfter(token -> server.clients().enable("site", false).get(1, TimeUnit.MINUTES));
  }
}
