package io.shindigneo4j.web.endpoint;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.launcher.ProbeServer;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Answers by Shindig's servlets, and by ours with and without threads that wait")
@Timeout(300)
class SameAnswersTest {
  private static final HttpClient CLIENT =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  private static final String OWN = "io.shindigneo4j.web.endpoint.";
  private static final String SHINDIGS = "org.apache.shindig.protocol.";

  private static final String ERROR_PAGE =
      """
      <servlet>
        <servlet-name>error</servlet-name>
        <servlet-class>io.shindigneo4j.web.endpoint.ErrorServlet</servlet-class>
      </servlet>
      <servlet-mapping>
        <servlet-name>error</servlet-name><url-pattern>/WEB-INF/error</url-pattern>
      </servlet-mapping>
      <error-page><location>/WEB-INF/error</location></error-page>
      """;

  private static final String CALLBACK_BATCH =
      "[{'method': 'late.read', 'id': 'a'}, {'method': 'probe.get'}]";

  @TempDir static Path directory;

  /** By our servlets, without threads that wait. */
  private static Map<Call, Seen> ours;

  /** A request to one of our servlets. */
  private record Call(String method, String path, String body, List<String> headers) {}

  /** All that a client sees of an answer; lengths and dates are looked at elsewhere. */
  private record Seen(int status, Map<String, List<String>> headers, String body) {}

  @BeforeAll
  static void ask() throws Exception {
    ours = answers("ours", SameAnswersTest::withErrorPage, restCalls());
  }

  @Test
  void areTheSameBytes() throws Exception {
    assertSame(ours, answers("blocking", SameAnswersTest::blocking, restCalls()));
    assertThat(ours.values()).extracting(Seen::status).contains(200, 400, 404, 409, 503);
  }

  @Test
  void areThoseOfShindigsServlets() throws Exception {
    Map<Call, Seen> shindigs = answers("shindigs", SameAnswersTest::ofShindig, shindigsCalls());
    assertThat(ours).containsAllEntriesOf(shindigs);
    assertThat(shindigs.values()).extracting(Seen::status).contains(200, 400, 404, 409);
  }

  private static void assertSame(Map<Call, Seen> first, Map<Call, Seen> second) {
    assertThat(first).hasSameSizeAs(second).isNotEmpty();
    first.forEach((call, seen) -> assertThat(second.get(call)).as("%s", call).isEqualTo(seen));
  }

  private static List<Call> restCalls() throws Exception {
    List<Call> calls = shindigsCalls();
    calls.add(rest("GET", "answer?kind=401"));
    calls.add(rest("GET", "answer?kind=503"));
    calls.add(rest("OPTIONS", "answer"));
    calls.add(new Call("POST", "/social/rest/late/answer", "{}", List.of()));
    calls.add(rpc("{'method': 'late.answer', 'id': 7, 'params': {'kind': 'data'}}"));
    calls.add(rpc("{'method': 'late.answer', 'params': {'kind': 'failing'}}"));
    calls.add(rpc("{'method': 'late.answer', 'params': {'kind': 'unwritable'}}"));
    calls.add(rpc("[{'method': 'late.answer', 'params': {'kind': 'unwritable'}}]"));
    calls.add(rpc("{'method': 'late.answer', 'params': {'kind': 'broken'}}"));
    return calls;
  }

  /** Those that Shindig's servlets answer as ours do. */
  private static List<Call> shindigsCalls() throws Exception {
    List<Call> calls = new ArrayList<>();
    for (String format : new String[] {"", "&format=json", "&format=xml"}) {
      for (String kind : new String[] {"map", "list", "data", "null"}) {
        calls.add(rest("GET", "answer?kind=" + kind + format));
      }
      calls.add(rest("GET", "answer?kind=404" + format));
    }
    for (String status : new String[] {"400", "403", "404", "409", "413", "500", "501", "200"}) {
      calls.add(rest("GET", "answer?kind=" + status));
      calls.add(rpc("{'method': 'late.answer', 'params': {'kind': '" + status + "'}}"));
    }
    for (int size : new int[] {0, 2_000, 5_000, 9_000, 100_000, 700_000}) {
      calls.add(rest("GET", "answer?kind=large&size=" + size));
    }
    calls.add(rest("GET", "answer?kind=halves"));
    calls.add(rest("GET", "answer?kind=failing"));
    calls.add(rest("GET", "answer?kind=unwritable"));
    calls.add(rest("GET", "answer?kind=broken"));
    calls.add(rest("GET", "answer?callback=show"));
    calls.add(rest("GET", "answer?callback=show&format=xml"));
    calls.add(rest("GET", "answer?callback=show&kind=404"));
    calls.add(rest("GET", "untold"));
    calls.add(rest("GET", "nothing/here"));
    calls.add(rest("POST", "answer"));
    calls.add(rest("PUT", "answer?kind=list"));
    calls.add(rest("DELETE", "answer"));
    calls.add(rpc("{'method': 'late.answer'}"));
    calls.add(rpc("{'method': 'late.answer', 'id': 'one', 'params': {'kind': 'list'}}"));
    calls.add(rpc("{'method': 'late.answer', 'id': '7', 'params': {'kind': 'data'}}"));
    calls.add(rpc("{'method': 'late.answer', 'params': {'kind': 'null'}}"));
    calls.add(rpc("{'method': 'no.such', 'id': 'x'}"));
    calls.add(rpc("{'method': 'late.answer', 'params': 1}"));
    calls.add(rpc("{}"));
    calls.add(rpc("[]"));
    calls.add(rpc("[1]"));
    calls.add(
        rpc(
            "[{'method': 'late.answer', 'id': 'a'}, {'method': 'probe.get', 'id': 'b'},"
                + " {'method': 'late.answer', 'params': {'kind': '409'}}, {'id': 'none'},"
                + " {'method': 'late.untold'}]"));
    calls.add(rpc("[{'method': 'late.answer', 'params': {'kind': 'large', 'size': '90000'}}, {}]"));
    calls.add(rpcByGet("method=late.read&id=a"));
    calls.add(rpcByGet("callback=show&request=" + encode(CALLBACK_BATCH)));
    calls.add(rpcByGet("callback=show&request=" + encode("{'method': 'late.read'}")));
    return calls;
  }

  private static Call rest(String method, String rest) {
    boolean bodied = method.equals("POST") || method.equals("PUT");
    return new Call(method, "/social/rest/late/" + rest, bodied ? "{}" : null, token());
  }

  private static Call rpc(String body) {
    return new Call("POST", "/social/rpc", body, token());
  }

  private static Call rpcByGet(String query) {
    return new Call("GET", "/social/rpc?" + query, null, token());
  }

  private static final String TOKEN = Tokens.encrypted("john.doe");

  private static List<String> token() {
    return List.of("X-Shindig-ST", TOKEN);
  }

  private static String withErrorPage(String webXml) {
    return webXml.replace("</web-app>", ERROR_PAGE + "</web-app>");
  }

  private static String blocking(String webXml) {
    return withErrorPage(webXml).replace("<async-supported>true</async-supported>", "");
  }

  private static String ofShindig(String webXml) {
    return blocking(webXml)
        .replace(OWN + "RestServlet", SHINDIGS + "DataServiceServlet")
        .replace(OWN + "RpcServlet", SHINDIGS + "JsonRpcServlet");
  }

  private static Map<Call, Seen> answers(
      String name, UnaryOperator<String> webXml, List<Call> calls) throws Exception {
    Map<String, String> settings = Map.of("shindig.neo4j.call-timeout", "PT30S");
    try (ProbeServer server = ProbeServer.start(directory.resolve(name), settings, webXml)) {
      Map<Call, Seen> seen = new LinkedHashMap<>();
      for (Call call : calls) {
        seen.put(call, send(server.address(), call));
      }
      return seen;
    }
  }

  private static Seen send(String address, Call call) throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(address + call.path()))
            .timeout(Duration.ofMinutes(1))
            .method(
                call.method(),
                call.body() == null
                    ? BodyPublishers.noBody()
                    : BodyPublishers.ofString(call.body()));
    if (!call.headers().isEmpty()) {
      request.headers(call.headers().toArray(String[]::new));
    }
    if (call.body() != null) {
      request.header("Content-Type", "application/json");
    }
    HttpResponse<byte[]> response = CLIENT.send(request.build(), BodyHandlers.ofByteArray());
    Map<String, List<String>> headers = new TreeMap<>(response.headers().map());
    headers.keySet().removeAll(List.of("date", "content-length", "transfer-encoding"));
    headers.remove("access-control-allow-origin"); // any page, says Shindig's; RestServletTest
    return new Seen(
        response.statusCode(), headers, new String(response.body(), StandardCharsets.UTF_8));
  }

  private static String encode(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
