package io.shindigneo4j.installation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.restassured.response.Response;
import io.shindigneo4j.testing.JsonPath;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every method gets hostile values: it answers a client error at most, and does no harm. */
@TestInstance(Lifecycle.PER_CLASS)
@Timeout(value = 15, unit = TimeUnit.MINUTES)
abstract class HostileRequestsContract {

  /** The caller, who is no friend of the person that must not be harmed. */
  private static final String CALLER = "canonical";

  /** The status that Shindig answers to a path without a service. */
  private static final int NOT_IMPLEMENTED = 501;

  private static final Set<String> SERVICES =
      Set.of(
          "people",
          "groups",
          "friendships",
          "graph",
          "user",
          "activities",
          "activitystreams",
          "messages",
          "appdata",
          "albums",
          "mediaItems",
          "system");

  private static final List<String> PARAMETERS =
      List.of(
          "userId",
          "groupId",
          "appId",
          "personId",
          "activityId",
          "albumId",
          "mediaItemId",
          "msgCollId",
          "messageIds",
          "methodName",
          "fields",
          "filterBy",
          "filterOp",
          "filterValue",
          "sortBy",
          "sortOrder",
          "startIndex",
          "count",
          "updatedSince",
          "requestId",
          "person",
          "group",
          "activity",
          "entity",
          "data",
          "album",
          "mediaItem",
          "depth",
          "strangers",
          "hops",
          "paths",
          "ranking",
          "minimumCommon",
          "minimumFriends",
          "examples",
          "inside");

  private static final List<Object> VALUES =
      Arrays.asList(
          "",
          " ",
          "@nonsense",
          "\u0000",
          "\u0007\u001b[2J\r\nX-Injected: 1",
          "\uD83D\uDE00\uD83D\uDC68\u200D\uD83D\uDC69",
          "\u05E9\u05DC\u05D5\u05DD \u202E\u0645\u0631\u062D\u0628\u0627",
          "'}) DETACH DELETE n //",
          "\") RETURN 1 UNION MATCH (n) DETACH DELETE n //",
          "` MATCH (n) DETACH DELETE n //",
          "${jndi:ldap://127.0.0.1/a}",
          "<script>alert(1)</script>",
          "../../../etc/passwd",
          "a,b,,c",
          "9223372036854775808",
          "-1",
          "NaN",
          "2020-13-45T99:99:99Z",
          "x".repeat(20_000),
          -1,
          1.5e300,
          true,
          List.of(),
          List.of("a", List.of("b")),
          Map.of(),
          Map.of("id", List.of(1), "name", "x", "title", Map.of("a", 1)),
          nested(60),
          null);

  @RegisterExtension final RunningShindig shindig;
  private SocialApi social;
  private List<String> methods;

  HostileRequestsContract(String queries) {
    this(queries, TomcatRelease.TOMCAT_9);
  }

  HostileRequestsContract(String queries, TomcatRelease release) {
    shindig = new RunningShindig(queries, release);
  }

  private static Object nested(int depth) {
    Object value = "deep";
    for (int i = 0; i < depth; i++) {
      value = List.of(value);
    }
    return value;
  }

  @BeforeAll
  void findMethods() {
    social = shindig.social();
    methods = list(Map.of());
  }

  private List<String> list(Map<String, Object> parameters) {
    List<String> all =
        JsonPath.from(
                social
                    .as(CALLER)
                    .body(Map.of("method", "system.listMethods", "params", parameters))
                    .post("/rpc")
                    .asString())
            .getList("result");
    return all.stream().filter(HostileRequestsContract::isOurs).sorted().toList();
  }

  /** Others belong to the rendering of gadgets. */
  private static boolean isOurs(String method) {
    return SERVICES.stream()
        .anyMatch(
            service -> method.startsWith(service + ".") || method.contains(" /" + service + "/"));
  }

  static Stream<String> parameters() {
    return PARAMETERS.stream();
  }

  @ParameterizedTest
  @MethodSource("parameters")
  void noValueOfAParameterCausesAServerError(String parameter) {
    for (Object value : VALUES) {
      List<Map<String, Object>> batch = new ArrayList<>();
      for (String method : methods) {
        batch.add(call(method, parameter, value));
      }
      List<Map<String, Object>> answers =
          JsonPath.from(social.as(CALLER).body(batch).post("/rpc").asString()).getList("");
      assertThat(answers).hasSameSizeAs(batch);
      for (int i = 0; i < batch.size(); i++) {
        assertHarmless(answers.get(i), batch.get(i));
      }
    }
    assertNobodyElseIsHarmed();
  }

  private static Map<String, Object> call(String method, String parameter, Object value) {
    Map<String, Object> parameters = new LinkedHashMap<>();
    parameters.put("userId", "@me");
    parameters.put(parameter, value);
    return Map.of("method", method, "id", method, "params", parameters);
  }

  private void assertHarmless(Map<String, Object> answer, Map<String, Object> call) {
    assertThat(answer).describedAs("%s", call).containsEntry("id", call.get("id"));
    if (answer.get("error") instanceof Map<?, ?> error) {
      int code = (int) error.get("code");
      assertThat(code)
          .describedAs("%s: %s%s", call, error, code < 500 ? "" : faults())
          .isBetween(400, 499);
      assertNoInternals(String.valueOf(error.get("message")));
    }
  }

  /** What Shindig's log says of them. */
  private String faults() {
    try {
      return shindig
          .log()
          .lines()
          .filter(line -> line.contains("Answering 5") || line.contains("is not available"))
          .collect(Collectors.joining("\n", "\n", ""));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void assertNoInternals(String message) {
    assertThat(message).doesNotContainPattern("Exception|java\\.|\\bat (io|org)\\.");
  }

  /** The calls may have changed the caller, and nobody else. */
  private void assertNobodyElseIsHarmed() {
    social
        .as("john.doe")
        .get("/rest/people/john.doe/@self?fields=displayName")
        .then()
        .statusCode(200)
        .body("entry.displayName", equalTo("Johnny"));
    social.as("john.doe").get("/rest/people/@me/@all").then().body("totalResults", equalTo(6));
  }

  @Test
  void noPathCausesAServerError() {
    Map<String, Object> rest =
        Map.of("filterBy", "protocol", "filterOp", "equals", "filterValue", "REST");
    for (String service : list(rest)) {
      String verb = service.substring(0, service.indexOf(' '));
      String path = service.substring(service.indexOf(' ') + 1);
      for (Object value : VALUES) {
        if (value instanceof String text && text.length() < 1000) {
          String segment = URLEncoder.encode(text, UTF_8).replace("+", "%20");
          assertAnswered(verb, path.replaceAll("\\{[^}]*}\\+?", segment), "{}");
        }
      }
    }
    assertNobodyElseIsHarmed();
  }

  private void assertAnswered(String verb, String path, String body) {
    Response answer =
        (verb.equals("GET") ? social.as(CALLER) : social.as(CALLER).body(body))
            .urlEncodingEnabled(false)
            .request(verb, "/rest" + path);
    assertThat(answer.statusCode())
        .describedAs("%s %s: %s", verb, path, answer.body().asString())
        .matches(status -> (status > 0 && status < 500) || status == NOT_IMPLEMENTED);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[]",
        "null",
        "7",
        "\"x\"",
        "{\"id\": {}}",
        "{\"name\": \"x\"}",
        "{\"age\": \"x\"}",
        "{\"emails\": {\"value\": 1}}",
        "{\"tags\": \"x\"}",
        "{\"gender\": \"stone\"}",
        "{\"birthday\": \"yesterday\"}",
        "\u0000"
      })
  void noBodyCausesAServerError(String body) {
    for (String path :
        List.of("/people/@me/@self", "/activitystreams/@me/@self", "/messages/@me/@outbox")) {
      assertAnswered("PUT", path, body);
      assertAnswered("POST", path, body);
    }
    assertNobodyElseIsHarmed();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<",
        "<person>",
        "<!DOCTYPE x [<!ENTITY e SYSTEM"
            + " 'file:///etc/passwd'>]><person><aboutMe>&e;</aboutMe></person>",
        "<java.util.PriorityQueue/>",
        "<person><age>x</age></person>",
        "<person><emails/></person>"
      })
  void noXmlCausesAServerError(String body) {
    Response answer =
        social.as(CALLER).contentType("application/xml").body(body).put("/rest/people/@me/@self");
    assertThat(answer.statusCode()).describedAs(answer.body().asString()).isLessThan(500);
    assertThat(answer.body().asString()).doesNotContain("root:");
  }

  @ParameterizedTest
  @ValueSource(strings = {"{", "[{", "[1]", "[[]]", "7", "", "{\"method\":7}", "[null]"})
  void noMalformedCallCausesAServerError(String body) {
    Response answer = social.as(CALLER).body(body).post("/rpc");
    assertThat(answer.statusCode()).describedAs(answer.body().asString()).isLessThan(500);
  }

  @Test
  void deepNestingCausesNoServerError() {
    String deep = "[".repeat(200_000) + "]".repeat(200_000);
    String call = "{\"method\":\"people.update\",\"params\":{\"person\":" + deep + "}}";
    assertThat(social.as(CALLER).body(call).post("/rpc").statusCode()).isLessThan(500);
    assertThat(social.as(CALLER).body(deep).put("/rest/people/@me/@self").statusCode())
        .isLessThan(500);
  }

  @Test
  void aBodyThatIsTooLargeIsRefusedWithAndWithoutContentLength() throws Exception {
    byte[] large = new byte[5 << 20];
    Arrays.fill(large, (byte) ' ');
    for (BodyPublisher body :
        List.of(
            BodyPublishers.ofByteArray(large),
            BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(large)))) {
      assertThat(statusOf("PUT", "rest/people/@me/@self", body)).isEqualTo(413);
      assertThat(statusOf("POST", "rpc", body)).isEqualTo(413);
    }
  }

  private int statusOf(String verb, String path, BodyPublisher body) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(shindig.address() + "social/" + path))
            .timeout(TestDeadlines.HANGING)
            .header("Content-Type", "application/json")
            .header("X-Shindig-ST", Tokens.encrypted(CALLER))
            .method(verb, body)
            .build();
    return HttpClient.newHttpClient().send(request, BodyHandlers.discarding()).statusCode();
  }

  @Test
  void anUnknownMethodIsNotImplemented() {
    social
        .as(CALLER)
        .body(Map.of("method", "people.fly", "id", "a"))
        .post("/rpc")
        .then()
        .body("error.code", equalTo(501));
    social.as(CALLER).get("/rest/nothing").then().statusCode(501);
  }

  /** A mebibyte of characters of all kinds. */
  @Test
  void aLargeTextComesBackAsItWas() {
    String large = "\u05E9\uD83D\uDE00'\"\\`$x \u202E\n".repeat(100_000).substring(0, 1 << 18);
    social
        .as(CALLER)
        .body(Map.of("aboutMe", large))
        .put("/rest/people/@me/@self")
        .then()
        .statusCode(200);
    String stored =
        social.as(CALLER).get("/rest/people/@me/@self?fields=aboutMe").path("entry.aboutMe");
    assertThat(stored).isEqualTo(large);
  }
}
