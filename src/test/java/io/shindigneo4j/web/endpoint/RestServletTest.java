package io.shindigneo4j.web.endpoint;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.launcher.Answer;
import io.shindigneo4j.web.launcher.Probe;
import io.shindigneo4j.web.launcher.ProbeServer;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("REST over HTTP")
@Timeout(300)
class RestServletTest {
  private static final String OVERRIDE = "X-HTTP-Method-Override";

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

  @Test
  void takesATokenInAHeaderAndInTheQuery() throws Exception {
    String token = Tokens.encrypted("john.doe");
    assertThat(send("GET", "", "X-Shindig-ST", token).body()).contains("john.doe");
    assertThat(send("GET", "?st=" + encode(token)).body()).contains("john.doe");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/social/rest", "/social/rest/", "/rest/"})
  void hasNothingWithoutAService(String path) throws Exception {
    Answer answer = Answer.to("GET", server.address() + path, null);
    assertThat(answer.status()).isEqualTo(404);
  }

  /** Tomcat leaves empty segments out, so that a client that lacks an id would name itself. */
  @Test
  void takesNoEmptySegment() throws Exception {
    Answer answer =
        Answer.to(
            "DELETE",
            server.address() + "/social/rest/people//@self",
            null,
            "X-Shindig-ST",
            Tokens.encrypted("john.doe"));
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.body()).contains("empty segment");
  }

  /** RFC 9110, section 8.3: a type belongs to content. */
  @ParameterizedTest
  @ValueSource(strings = {"POST", "PUT"})
  void needsNoContentTypeWithoutABody(String method) throws Exception {
    String probe = server.address() + "/social/rest/probe";
    String token = Tokens.encrypted("john.doe");
    assertThat(Answer.to(method, probe, null, "X-Shindig-ST", token).status()).isEqualTo(200);
    String[] typed = {"X-Shindig-ST", token, "Content-Type", "text/plain"};
    assertThat(Answer.to(method, probe, null, typed).status()).isEqualTo(400);
  }

  @ParameterizedTest
  @CsvSource({
    "GET, '', 200",
    "GET, ?format=xml, 200",
    "GET, ?format=atom, 200",
    "GET, ?callback=show, 200",
    "GET, ?callback=(), 400",
    "GET, ?st=nonsense, 401",
    "POST, '', 401",
    "GET, /unavailable, 503",
    "GET, /failing, 500",
    "GET, /failingLate, 500",
    "OPTIONS, '', 200"
  })
  void keepsEachAnswerOutOfCachesAndFromPagesOfOtherSites(String method, String query, int status)
      throws Exception {
    Answer answer = send(method, query, "Origin", "https://page.example");
    assertThat(answer.status()).isEqualTo(status);
    assertThat(answer.response().headers().firstValue("Cache-Control"))
        .hasValue("private, no-store");
    assertThat(answer.response().headers().allValues("Vary"))
        .contains("Authorization, X-Shindig-ST");
    assertThat(answer.response().headers().firstValue("Access-Control-Allow-Origin")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "a [a]",
        "a,b [a],[b]",
        "tag:example.org%2C2010:1 [tag:example.org,2010:1]",
        "http:%2F%2Fexample.org%2Fa%2F1 [http://example.org/a/1]",
        "http:%2f%2fexample.org%2fa%2c1,b%2Bc+d%25 [http://example.org/a,1],[b+c+d%]",
        "a%252Fb%252Cc [a%2Fb%2Cc]",
        "a%2Fb;x=1 [a%2Fb]"
      })
  void readsIdsWithCommasAndSlashesThatAreEncoded(String path, String ids) throws Exception {
    String list = '"' + ids.replace("],[", "]\",\"[") + '"';
    assertThat(send("GET", "/named/@me/" + path).body()).contains("[" + list + "]");
  }

  @Test
  void readsEncodedCommasBetweenPeople() throws Exception {
    assertThat(send("GET", "/named/a%2Cb/c").status()).isEqualTo(200);
  }

  @Test
  void answersHeadAsGetWithoutABody() throws Exception {
    Answer answer = send("HEAD", "");
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.body()).isEmpty();
    assertThat(Probe.reached()).containsExactly("get");
    assertThat(send("HEAD", "/unavailable").status()).isEqualTo(503);
  }

  /** RFC 7303, section 3. */
  @ParameterizedTest
  @CsvSource({
    "application/xml, ISO-8859-1, , ISO-8859-1",
    "application/xml, windows-1252, , windows-1252",
    "text/xml, UTF-8, , UTF-8",
    "application/xml, , , UTF-8",
    "application/xml;charset=ISO-8859-1, UTF-8, , ISO-8859-1",
    "application/xml;charset=ISO-8859-1, ISO-8859-1, \uFEFF, UTF-8",
    "application/xml, ISO-8859-1, \uFEFF, UTF-16LE",
    "application/xml, UTF-16, \uFEFF, UTF-16BE",
    "application/xml, UTF-16, , UTF-16BE"
  })
  void readsXmlInItsEncoding(String type, String declared, String mark, String actual)
      throws Exception {
    String encoding = declared == null ? "" : " encoding='" + declared + "'";
    String xml = "<?xml version='1.0'" + encoding + "?><a>\u00e4\u00d6\u00df</a>";
    byte[] bytes = ((mark == null ? "" : mark) + xml).getBytes(Charset.forName(actual));
    assertThat(postXml(type, bytes).body()).contains("\u00e4\u00d6\u00df");
  }

  @Test
  void refusesXmlInAnEncodingThatIsNone() throws Exception {
    byte[] xml = "<?xml version='1.0' encoding='nonsense'?><a/>".getBytes(StandardCharsets.UTF_8);
    HttpResponse<String> answer = postXml("application/xml", xml);
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(answer.body()).contains("The encoding of the XML is not known");
  }

  private static HttpResponse<String> postXml(String type, byte[] body) throws Exception {
    return HttpClient.newHttpClient()
        .send(
            HttpRequest.newBuilder(URI.create(server.address() + "/social/rest/probe/body"))
                .header("X-Shindig-ST", Tokens.encrypted("john.doe"))
                .header("Content-Type", type)
                .POST(HttpRequest.BodyPublishers.ofByteArray(body))
                .timeout(Duration.ofMinutes(1))
                .build(),
            HttpResponse.BodyHandlers.ofString());
  }

  @Test
  void saysWhenToComeAgainIfTheDatabaseIsOutOfReach() throws Exception {
    Answer answer = send("GET", "/unavailable");
    assertThat(answer.status()).isEqualTo(503);
    assertThat(answer.response().headers().firstValue("Retry-After")).hasValue("1");
    assertThat(send("GET", "").response().headers().firstValue("Retry-After")).isEmpty();
  }

  @Test
  void takesAnonymousReadersToTheService() throws Exception {
    Answer answer = send("GET", "");
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.body()).contains("\"-1\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"POST", "PUT", "DELETE"})
  void takesWritesOfAViewerToTheService(String method) throws Exception {
    assertThat(send(method, "", "X-Shindig-ST", Tokens.encrypted("john.doe")).status())
        .isEqualTo(200);
    assertThat(Probe.reached()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"POST", "PUT", "DELETE", "PATCH"})
  void keepsAnonymousWritesFromTheService(String method) throws Exception {
    assertThat(send(method, "").status()).isEqualTo(401);
    assertThat(send(method, "?st=").status()).isEqualTo(401);
    assertThat(send(method, "", "X-Shindig-ST", Tokens.encrypted("-1")).status()).isEqualTo(401);
    assertThat(send(method, "", "X-Shindig-ST", Tokens.encrypted("")).status()).isEqualTo(401);
    assertThat(Probe.reached()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"GET", "PUT"})
  void answersAMalformedTokenWith401(String method) throws Exception {
    String token = Tokens.encrypted("john.doe");
    assertThat(send(method, "", "X-Shindig-ST", tampered(token)).status()).isEqualTo(401);
    assertThat(send(method, "?st=" + encode(tampered(token))).status()).isEqualTo(401);
    assertThat(send(method, "", "X-Shindig-ST", Tokens.expired("john.doe")).status())
        .isEqualTo(401);
    assertThat(send(method, "", "X-Shindig-ST", Tokens.everlasting("john.doe")).status())
        .isEqualTo(401);
    assertThat(Probe.reached()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "john.doe:john.doe:1:shindig:app:0:default",
        "john.doe:john.doe:1:shindig:http://localhost/g.xml:0:default",
        "default:%zz",
        "default:%00",
        "nonsense"
      })
  void answersATokenInAnotherFormWith401(String token) throws Exception {
    assertThat(send("GET", "?st=" + encode(token)).status()).isEqualTo(401);
    assertThat(Probe.reached()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"OAuth2 nonsense", "OAuth2 default:AAAA", "Bearer nonsense"})
  void answersBadOAuthCredentialsWith401(String authorization) throws Exception {
    assertThat(send("GET", "", "Authorization", authorization).status()).isEqualTo(401);
    assertThat(Probe.reached()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"PUT,update", "DELETE,delete", "delete,delete", "GET,get", "POST,create"})
  void letsAPostOverrideItsMethod(String method, String operation) throws Exception {
    String token = Tokens.encrypted("john.doe");
    assertThat(send("POST", "", "X-Shindig-ST", token, OVERRIDE, method).status()).isEqualTo(200);
    assertThat(send("POST", "?" + OVERRIDE + "=" + method, "X-Shindig-ST", token).status())
        .isEqualTo(200);
    assertThat(Probe.reached()).containsExactly(operation, operation);
  }

  @ParameterizedTest
  @ValueSource(strings = {"GET", "PUT", "DELETE", "HEAD", "OPTIONS"})
  void letsNoOtherRequestOverrideItsMethod(String method) throws Exception {
    String token = Tokens.encrypted("john.doe");
    assertThat(send(method, "?" + OVERRIDE + "=DELETE", "X-Shindig-ST", token).status())
        .isEqualTo(400);
    assertThat(send(method, "", "X-Shindig-ST", token, OVERRIDE, "DELETE").status()).isEqualTo(400);
    assertThat(Probe.reached()).isEmpty();
  }

  @Test
  void refusesTwoOverridesAndUnknownMethods() throws Exception {
    String token = Tokens.encrypted("john.doe");
    assertThat(
            send("POST", "?" + OVERRIDE + "=GET", "X-Shindig-ST", token, OVERRIDE, "DELETE")
                .status())
        .isEqualTo(400);
    assertThat(send("POST", "", "X-Shindig-ST", token, OVERRIDE, "TRACE").status()).isEqualTo(400);
    assertThat(Probe.reached()).isEmpty();
  }

  @Test
  void refusesAnAnonymousWriteDisguisedAsARead() throws Exception {
    assertThat(send("POST", "", OVERRIDE, "GET").status()).isEqualTo(200);
    assertThat(send("POST", "", OVERRIDE, "PUT").status()).isEqualTo(401);
    assertThat(Probe.reached()).containsExactly("get");
  }

  @Test
  void acceptsOnlyCallbacksThatAreNames() throws Exception {
    assertThat(send("GET", "?callback=show").body()).startsWith("show(");
    assertThat(send("GET", "?callback=" + encode("alert(1)//")).status()).isEqualTo(400);
  }

  private static Answer send(String method, String query, String... headers)
      throws IOException, InterruptedException {
    boolean bodied = method.equals("POST") || method.equals("PUT") || method.equals("PATCH");
    String address = server.address() + "/social/rest/probe" + query;
    return Answer.to(method, address, bodied ? "{}" : null, headers);
  }

  private static String tampered(String token) {
    int middle = token.length() / 2;
    char other = token.charAt(middle) == 'A' ? 'B' : 'A';
    return token.substring(0, middle) + other + token.substring(middle + 1);
  }

  private static String encode(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
