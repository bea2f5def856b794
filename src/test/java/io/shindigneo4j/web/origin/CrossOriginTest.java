package io.shindigneo4j.web.origin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.launcher.Answer;
import io.shindigneo4j.web.launcher.WebappServer;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A page of another site that calls the social API")
@ExtendWith(SharedGraphServer.class)
@Timeout(300)
class CrossOriginTest {
  private static final String PAGE = "https://page.example";
  private static final String ALLOWED = "Access-Control-Allow-Origin";

  @TempDir static Path directory;
  private static WebappServer server;

  @BeforeAll
  static void start(GraphServer graph) {
    server =
        WebappServer.start(
            directory,
            graph,
            Map.of("shindig.neo4j.api-origins", PAGE + ", http://localhost:3000"));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static Answer preflight(String path, String origin, String headers) throws Exception {
    return Answer.to(
        "OPTIONS",
        server.address() + path,
        null,
        "Origin",
        origin,
        "Access-Control-Request-Method",
        "POST",
        "Access-Control-Request-Headers",
        headers);
  }

  private static Optional<String> header(Answer answer, String name) {
    return answer.response().headers().firstValue(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/social/rpc",
        "/rpc",
        "/gadgets/api/rpc",
        "/social/rest/people/@me/@self",
        "/social/events"
      })
  void isLetInWithATokenAndNeverWithCookies(String path) throws Exception {
    Answer answer = preflight(path, PAGE, "content-type, x-shindig-st, x-csrf-token");
    assertThat(answer.status()).isEqualTo(204);
    assertThat(header(answer, ALLOWED)).hasValue(PAGE);
    assertThat(header(answer, "Access-Control-Allow-Methods").orElseThrow()).contains("POST");
    assertThat(header(answer, "Access-Control-Allow-Headers").orElseThrow().toLowerCase())
        .contains("authorization", "content-type", "x-shindig-st")
        .doesNotContain("csrf", "*");
    assertThat(header(answer, "Access-Control-Max-Age")).hasValue("3600");
    assertThat(header(answer, "Access-Control-Allow-Credentials")).isEmpty();
    assertThat(answer.response().headers().allValues("Vary")).contains("Origin");
  }

  @Test
  void readsAnswersAndRefusals() throws Exception {
    String call = "{\"method\": \"system.listMethods\"}";
    Answer answer =
        Answer.to(
            "POST",
            server.address() + "/social/rpc",
            call,
            "Origin",
            PAGE,
            "X-Shindig-ST",
            Tokens.encrypted("jane.doe"));
    assertThat(answer.body()).contains("people.get");
    assertThat(header(answer, ALLOWED)).hasValue(PAGE);
    assertThat(header(answer, "Access-Control-Allow-Credentials")).isEmpty();
    Answer refused =
        Answer.to(
            "POST", server.address() + "/social/rpc", call, "Origin", PAGE, "X-Shindig-ST", "x");
    assertThat(refused.status()).isEqualTo(401);
    assertThat(header(refused, ALLOWED)).hasValue(PAGE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://evil.example",
        "http://page.example",
        "https://page.example:8443",
        "https://page.example.evil.example",
        "https://sub.page.example",
        "http://localhost:3001",
        "null",
        "*"
      })
  void isNotLetInUnlessTheSettingsNameIt(String origin) throws Exception {
    Answer answer = preflight("/social/rpc", origin, "content-type");
    assertThat(answer.status()).isEqualTo(403);
    assertThat(header(answer, ALLOWED)).isEmpty();
    Answer call = Answer.to("GET", server.address() + "/social/rest/x", null, "Origin", origin);
    assertThat(header(call, ALLOWED)).isEmpty();
    assertThat(call.response().headers().allValues("Vary")).contains("Origin");
  }

  /** Also what is refused before anybody looks at who asks. */
  @ParameterizedTest
  @CsvSource({
    "/social/rest/people/@me/@self, GET, 401",
    "/social/rest/no.such, GET, 501",
    "/rest/people/@me/@self?st=nonsense, GET, 401",
    "/gadgets/api/rest, GET, 404",
    "/social/rpc, GET, 400",
    "/rpc?st=nonsense, GET, 401",
    "/social/rpc, OPTIONS, 403"
  })
  void isToldToKeepNoAnswer(String path, String method, int status) throws Exception {
    String address = server.address() + path;
    Answer answer =
        method.equals("OPTIONS")
            ? preflight(path, "https://evil.example", "content-type")
            : Answer.to(method, address, null, "Origin", "https://evil.example");
    assertThat(answer.status()).isEqualTo(status);
    assertThat(header(answer, "Cache-Control")).hasValue("private, no-store");
    assertThat(answer.response().headers().allValues("Vary"))
        .contains("Origin", "Authorization, X-Shindig-ST");
    assertThat(header(answer, ALLOWED)).isEmpty();
  }

  @Test
  void callsNothingElse() throws Exception {
    for (String path : new String[] {"/identity/session", "/identity/token", "/gadgets/metadata"}) {
      assertThat(header(preflight(path, PAGE, "content-type"), ALLOWED)).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "none",
      value = {
        "'', https://page.example, none",
        "*, https://page.example, *",
        "*, null, *",
        "https://page.example, https://page.example, https://page.example",
        "https://page.example, none, none",
      })
  void isOneOfTheSetting(String setting, String origin, String told) {
    ApiOrigins origins = ApiOrigins.from(key -> Optional.of(setting));
    assertThat(origins.allowed(origin)).isEqualTo(Optional.ofNullable(told));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"*, https://page.example", "page.example", "https://page.example/", "null"})
  void hasAnOriginOrTheSettingIsRefused(String setting) {
    assertThatThrownBy(() -> ApiOrigins.from(key -> Optional.of(setting)))
        .isInstanceOf(InvalidSettingException.class)
        .hasMessageContaining("shindig.neo4j.api-origins");
  }
}
