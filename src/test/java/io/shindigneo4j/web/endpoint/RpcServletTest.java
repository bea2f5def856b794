package io.shindigneo4j.web.endpoint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import io.shindigneo4j.testing.LogLines;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.launcher.Answer;
import io.shindigneo4j.web.launcher.Probe;
import io.shindigneo4j.web.launcher.ProbeServer;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import org.json.JSONArray;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("RPC over HTTP")
@Timeout(300)
class RpcServletTest {
  @TempDir static Path directory;
  private static ProbeServer server;

  @BeforeAll
  static void start() throws IOException {
    server = ProbeServer.start(directory, Map.of());
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @BeforeEach
  void forget() {
    Probe.reached();
  }

  @ParameterizedTest
  @ValueSource(strings = {"{'method': 'probe.get'}", "[]", "nonsense", "[{'method': 'no.such'}]"})
  void keepsEachAnswerOutOfCachesAndFromPagesOfOtherSites(String call) throws Exception {
    for (Answer answer :
        new Answer[] {post(call), get("method=probe.get"), get("method=no.such")}) {
      assertThat(answer.response().headers().firstValue("Cache-Control"))
          .hasValue("private, no-store");
      assertThat(answer.response().headers().allValues("Vary"))
          .contains("Authorization, X-Shindig-ST");
      assertThat(answer.response().headers().firstValue("Access-Control-Allow-Origin")).isEmpty();
    }
  }

  @Test
  void readsByGet() throws Exception {
    assertThat(get("method=probe.get").body()).contains("john.doe");
    assertThat(get("method=system.listMethods").body()).contains("probe.get");
    assertThat(Probe.reached()).containsExactly("get");
  }

  @Test
  void answersHeadAsGetWithoutABody() throws Exception {
    Answer answer = send("HEAD", "?method=probe.get", null);
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.body()).isEmpty();
    assertThat(Probe.reached()).containsExactly("get");
    assertThat(send("HEAD", "?method=probe.delete", null).status()).isEqualTo(405);
    assertThat(send("HEAD", "?method=probe.get&a(999999999).b=1", null).status()).isEqualTo(400);
    assertThat(Probe.reached()).isEmpty();
  }

  @Test
  void readsNumbersByGetAsTheyAreWritten() throws Exception {
    assertThat(get("method=probe.named&params.id=012345").body()).contains("[012345]");
    assertThat(get("method=probe.named&params.id=(012,0x10)").body()).contains("[012]", "[0x10]");
    assertThat(post("{'method': 'probe.named', 'params': {'id': '012345'}}").body())
        .contains("[012345]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "probe.create",
        "probe.update",
        "probe.delete",
        "probe.either",
        "probe.rpcOnly",
        "people.update",
        "appdata.delete",
        "http.post",
        "no.such"
      })
  void doesNotWriteByGet(String method) throws Exception {
    Answer answer = get("method=" + method + "&userId=@me");
    assertThat(answer.status()).isEqualTo(405);
    assertThat(answer.response().headers().firstValue("Allow")).hasValue("POST");
    assertThat(answer.body()).contains("\"code\":405");
    assertThat(Probe.reached()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'method': 'probe.delete'}",
        "[{'method': 'probe.delete'}]",
        "[{'method': 'probe.get'}, {'method': 'probe.delete'}]",
        "[{'method': 'probe.get'}, {'id': 'no method'}]"
      })
  void doesNotWriteByACallback(String calls) throws Exception {
    assertThat(get("callback=show&request=" + encode(calls)).status()).isEqualTo(405);
    assertThat(Probe.reached()).isEmpty();
  }

  @Test
  void acceptsOnlyCallbacksThatAreNames() throws Exception {
    String calls = encode("[{'method': 'probe.get'}, {'method': 'probe.get'}]");
    assertThat(get("callback=show&request=" + calls).body()).startsWith("show([");
    assertThat(get("callback=" + encode("alert(1)//") + "&request=" + calls).status())
        .isEqualTo(400);
    assertThat(Probe.reached()).containsExactly("get", "get");
    assertThat(get("callback=show&request=" + encode(batch(100))).status()).isEqualTo(200);
    assertThat(Probe.reached()).hasSize(100);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", "[", "nothing"})
  void answersAMalformedCallWithAClientError(String calls) throws Exception {
    assertThat(get("callback=show&request=" + encode(calls)).status()).isIn(400, 405);
  }

  /** JSON-RPC 2.0, section 6. */
  @Test
  void refusesWhatIsNoCallOfABatchAlone() throws Exception {
    String answer = post("[{'id': 'a', 'method': 'probe.get'}, 5, null]").body();
    JSONArray answers = new JSONArray(answer);
    assertThat(answers.length()).isEqualTo(3);
    assertThat(answers.getJSONObject(0).getString("id")).isEqualTo("a");
    for (int i = 1; i < 3; i++) {
      assertThat(answers.getJSONObject(i).getJSONObject("error").getInt("code")).isEqualTo(400);
    }
    assertThat(Probe.reached()).containsExactly("get");
  }

  /** While it runs, and while its answer is written. */
  @ParameterizedTest
  @ValueSource(strings = {"probe.failing", "probe.failingLate"})
  void anIllegalArgumentInAHandlerIsAFaultOfTheServerAndInTheLog(String method) throws Exception {
    String call = "{'method': '" + method + "'}";
    for (String calls : new String[] {call, "[" + call + "]"}) {
      try (LogLines log = new LogLines()) {
        assertThat(post(calls).body())
            .contains("\"code\":500", "the server's log has details")
            .doesNotContain("a fault of a handler");
        assertThat(log.lines().stream().filter(line -> line.contains("Answering 500")))
            .singleElement(STRING)
            .contains("a fault of a handler", Probe.class.getName());
      }
    }
  }

  @Test
  void answersAnEncodingThatIsNoneWithAClientError() throws Exception {
    Answer answer =
        Answer.to(
            "POST",
            server.address() + "/social/rpc",
            "{'method': 'probe.get'}",
            "X-Shindig-ST",
            Tokens.encrypted("john.doe"),
            "Content-Type",
            "application/json;charset=nonsense");
    assertThat(answer.status()).isEqualTo(400);
  }

  /** Each would take all the memory, or all of the stack. */
  @Test
  void limitsWhatAQueryMayStandFor() throws Exception {
    String deep = "[".repeat(101);
    for (String query :
        new String[] {
          "method=probe.get&a(999999999).b=1",
          "method=probe.get&a(99999)=1&a(99999).b=2",
          "method=probe.get&" + "a.".repeat(101) + "b=1",
          "method=probe.get&a=" + encode(deep),
          "method=probe.get&a=" + encode("/*\"*/" + deep),
          "callback=show&request=" + encode("/*\"*/[[{'method': 'probe.get'}]]"),
          "callback=show&request=" + encode(deep),
          "callback=show&request=%7B%7D&method=probe.get&a(999999999).b=1"
        }) {
      assertThat(get(query).status()).as(query).isEqualTo(400);
    }
    assertThat(get("method=probe.get&a(3).b=1&c.d.e=(1,2)").status()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/*\"*/[[{'method': 'probe.get'}]]",
        "/*\"*/{'method': 'probe.get'}",
        "#\n{'method': 'probe.get'}",
        "{'method': 'probe.get'} // again",
        "{'method': 'probe.get'} {'method': 'probe.get'}",
        "{'method'='probe.get'}",
        "{'method': probe.get}"
      })
  void readsJsonAlone(String body) throws Exception {
    Answer answer = post(body);
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.body()).doesNotContain("Exception");
    assertThat(Probe.reached()).isEmpty();
  }

  @Test
  void writesByPost() throws Exception {
    assertThat(post("{'method': 'probe.create', 'id': 'one'}").body()).contains("john.doe");
    assertThat(post("[{'method': 'probe.delete'}, {'method': 'probe.rpcOnly'}]").status())
        .isEqualTo(200);
    assertThat(Probe.reached()).containsExactly("create", "delete", "rpcOnly");
  }

  @Test
  void runsNoneOfABatchOfMoreThanAHundredCalls() throws Exception {
    assertThat(post(batch(100)).status()).isEqualTo(200);
    assertThat(Probe.reached()).hasSize(100);
    Answer refused = post(batch(101));
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.body()).contains("100 calls");
    assertThat(Probe.reached()).isEmpty();
  }

  private static String batch(int calls) {
    return "[" + String.join(",", Collections.nCopies(calls, "{'method': 'probe.get'}")) + "]";
  }

  /** Without a parameter, more would be deleted. */
  @Test
  void takesNullForNothingOnlyWhereNothingIsChanged() throws Exception {
    assertThat(post("{'method': 'probe.get', 'params': {'a': null}}").body()).contains("john.doe");
    assertThat(post("{'method': 'probe.delete', 'params': {'a': null}}").body())
        .contains("a must not be null");
    assertThat(Probe.reached()).containsExactly("get");
  }

  @Test
  void quotesNoLongTextOfTheClient() throws Exception {
    Answer answer = post("{'method': 'probe." + "x".repeat(50_000) + "'}");
    assertThat(answer.body()).contains("error").hasSizeLessThan(2_000);
  }

  @Test
  void overridesNoMethod() throws Exception {
    assertThat(get("method=probe.delete&X-HTTP-Method-Override=POST").status()).isEqualTo(405);
    assertThat(Probe.reached()).isEmpty();
  }

  @Test
  void saysWhichMethodsItKnows() throws Exception {
    for (String method : new String[] {"PUT", "DELETE"}) {
      Answer answer = send(method, "", "{'method': 'probe.update'}");
      assertThat(answer.status()).isEqualTo(405);
      assertThat(answer.response().headers().firstValue("Allow"))
          .hasValue("GET, HEAD, POST, OPTIONS");
    }
    Answer options = send("OPTIONS", "", null);
    assertThat(options.status()).isEqualTo(200);
    assertThat(options.response().headers().firstValue("Allow"))
        .hasValue("GET, HEAD, POST, OPTIONS");
    assertThat(Probe.reached()).isEmpty();
  }

  @Test
  void answersAMalformedTokenWith401() throws Exception {
    String address = server.address() + "/social/rpc";
    for (String token : new String[] {Tokens.expired("a"), "a:a:1:d:http://a/:0:default"}) {
      Answer answer = Answer.to("POST", address, "{'method': 'probe.get'}", "X-Shindig-ST", token);
      assertThat(answer.status()).isEqualTo(401);
    }
    assertThat(Probe.reached()).isEmpty();
  }

  private static Answer get(String query) throws IOException, InterruptedException {
    return send("GET", "?" + query, null);
  }

  private static Answer post(String body) throws IOException, InterruptedException {
    return send("POST", "", body);
  }

  private static Answer send(String method, String query, String body)
      throws IOException, InterruptedException {
    return Answer.to(
        method,
        server.address() + "/social/rpc" + query,
        body,
        "X-Shindig-ST",
        Tokens.encrypted("john.doe"));
  }

  private static String encode(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
