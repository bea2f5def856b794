package io.shindigneo4j.web.portal;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.web.launcher.WebappServer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The portal's files over HTTP")
@Timeout(TestDeadlines.TEST_SECONDS)
class PortalServletTest {
  private static final Pattern PRELOAD =
      Pattern.compile("<link rel=\"(?:modulepreload|preload)\"[^>]*href=\"([^\"]+)\"");
  private static final Pattern VERSION = Pattern.compile("/portal/static/([\\w-]+)/tokens.css");

  @TempDir static Path directory;
  private static WebappServer server;
  private static HttpClient client;

  @BeforeAll
  static void start() {
    server =
        WebappServer.start(
            directory,
            Map.of(
                "shindig.neo4j.hosts", "localhost, 127.0.0.1",
                "shindig.neo4j.gadget-host", "*.gadgets.localhost:" + WebappServer.PORT,
                "shindig.neo4j.container-origins", "http://localhost:" + WebappServer.PORT));
    client = HttpClient.newHttpClient();
  }

  @AfterAll
  static void stop() {
    if (server != null) {
      server.close();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/portal"})
  void areFoundFromTheAddressOfTheServer(String path) throws Exception {
    HttpResponse<byte[]> answer = get(path);
    assertThat(answer.statusCode()).isEqualTo(302);
    assertThat(header(answer, "Location")).isEqualTo("/portal/");
    assertThat(header(answer, "Cache-Control")).isEqualTo("no-cache");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "people/john.doe", "messages/@inbox/1", "search?q=a", "explorer/x/y"})
  void haveOnePageForAllAddresses(String path) throws Exception {
    HttpResponse<byte[]> answer = get("/portal/" + path);
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(header(answer, "Content-Type")).isEqualToIgnoringCase("text/html;charset=UTF-8");
    assertThat(text(answer)).contains("<html lang=\"en\"").doesNotContain("{");
  }

  @Test
  void haveAPageThatIsAskedForAgainAndIsInNoFrame() throws Exception {
    HttpResponse<byte[]> answer = get("/portal/");
    assertThat(header(answer, "Cache-Control")).isEqualTo("no-cache");
    assertThat(answer.headers().allValues("Vary")).contains("Accept-Language", "Accept-Encoding");
    assertThat(header(answer, "X-Frame-Options")).isEqualTo("DENY");
    assertThat(header(answer, "X-Content-Type-Options")).isEqualTo("nosniff");
    assertThat(header(answer, "Cross-Origin-Opener-Policy")).isEqualTo("same-origin");
    assertThat(header(answer, "Content-Security-Policy"))
        .contains("default-src 'self'", "frame-ancestors 'none'", "object-src 'none'")
        .doesNotContain("unsafe");
  }

  @Test
  void havePageWithoutScriptsOrStylesInIt() throws Exception {
    String page = text(get("/portal/"));
    assertThat(page).doesNotContainPattern("<script(?![^>]*src)").doesNotContain("<style");
    assertThat(page).doesNotContain("style=").doesNotContain("http:");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"de-AT, en;q=0.8 | de", "fr, de;q=0.5 | de", "fr | en", "en-GB, de | en", "'' | en"})
  void speakTheLanguageThatTheBrowserLikesBest(String accepted, String language) throws Exception {
    assertThat(text(get("/portal/", "Accept-Language", accepted)))
        .contains("<html lang=\"" + language + "\"");
  }

  @Test
  void areFetchedAtOnceAndNotOneAfterTheOther() throws Exception {
    List<String> start = preloaded("/portal/friends");
    List<String> home = preloaded("/portal/");
    assertThat(start)
        .contains(file("core/start.js"), file("components/icon.js"), file("pages/routes.js"))
        .contains(file("pages/search/search.css"))
        .noneMatch(address -> address.contains("/pages/home/"))
        .doesNotHaveDuplicates();
    assertThat(home)
        .containsAll(start)
        .contains(file("pages/home/home.js"), file("pages/stream/post.js"))
        .noneMatch(address -> address.contains("cytoscape"))
        .doesNotHaveDuplicates();
    for (String address : home) {
      assertThat(get(address).statusCode()).as(address).isEqualTo(200);
    }
  }

  private static List<String> preloaded(String path) throws Exception {
    return PRELOAD.matcher(text(get(path))).results().map(link -> link.group(1)).toList();
  }

  @Test
  void neverChangeAtTheirAddress() throws Exception {
    HttpResponse<byte[]> answer = get(file("tokens.css"));
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(header(answer, "Content-Type")).isEqualToIgnoringCase("text/css;charset=UTF-8");
    assertThat(header(answer, "Cache-Control")).isEqualTo("public, max-age=31536000, immutable");
    assertThat(header(answer, "Cross-Origin-Resource-Policy")).isEqualTo("same-origin");
    assertThat(text(answer)).contains("--accent");
  }

  @Test
  void areSmallerForThoseWhoTakeIt() throws Exception {
    String plain = text(get(file("tokens.css")));
    HttpResponse<byte[]> small = get(file("tokens.css"), "Accept-Encoding", "gzip");
    assertThat(header(small, "Content-Encoding")).isEqualTo("gzip");
    assertThat(small.body().length).isLessThan(plain.length() / 2);
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(small.body()))) {
      assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo(plain);
    }
  }

  @Test
  void haveAStrongTagForEachRepresentation() throws Exception {
    String plain = header(get(file("tokens.css")), "ETag");
    String small = header(get(file("tokens.css"), "Accept-Encoding", "gzip"), "ETag");
    assertThat(plain).startsWith("\"").isNotEqualTo(small);
    HttpResponse<byte[]> known = get(file("tokens.css"), "If-None-Match", "\"x\", " + plain);
    assertThat(known.statusCode()).isEqualTo(304);
    assertThat(known.body()).isEmpty();
    assertThat(header(known, "ETag")).isEqualTo(plain);
    assertThat(get(file("tokens.css"), "If-None-Match", small).statusCode()).isEqualTo(200);
    assertThat(get("/portal/", "If-None-Match", header(get("/portal/"), "ETag")).statusCode())
        .isEqualTo(304);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/portal/static/other/tokens.css",
        "/portal/static/",
        "/portal/static/tokens.css",
        "/portal/faces/nobody.svg",
        "/portal/faces/"
      })
  void areNotThereUnderOtherNames(String path) throws Exception {
    HttpResponse<byte[]> answer = get(path);
    assertThat(answer.statusCode()).isEqualTo(404);
    assertThat(header(answer, "Cache-Control")).isEqualTo("no-store");
  }

  /** As it is, which no client of Java would send. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "../../WEB-INF/web.xml",
        "../../../WEB-INF/web.xml",
        "..%2f..%2fWEB-INF/web.xml",
        "%2e%2e/%2e%2e/WEB-INF/web.xml",
        "..;/..;/WEB-INF/web.xml",
        "..%5c..%5cWEB-INF%5cweb.xml",
        "tokens.css%00.js"
      })
  void leadNowhereElse(String path) throws Exception {
    String answer = raw("GET " + file(path) + " HTTP/1.1");
    assertThat(answer).startsWith("HTTP/1.1 ").doesNotContain("web-app", "--accent");
  }

  @Test
  void havePicturesThatGadgetsShowToo() throws Exception {
    HttpResponse<byte[]> answer = get("/portal/faces/john.doe.svg");
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(header(answer, "Content-Type")).isEqualToIgnoringCase("image/svg+xml;charset=UTF-8");
    assertThat(header(answer, "Cross-Origin-Resource-Policy")).isEqualTo("cross-origin");
    assertThat(header(answer, "Cache-Control")).isEqualTo("public, max-age=3600");
    assertThat(header(answer, "Content-Security-Policy")).startsWith("default-src 'none'");
    assertThat(get("/portal/pictures/sea.svg").statusCode()).isEqualTo(200);
  }

  @Test
  void areNotChanged() throws Exception {
    assertThat(raw("POST " + file("tokens.css") + " HTTP/1.1")).startsWith("HTTP/1.1 405");
    assertThat(raw("PUT /portal/ HTTP/1.1")).startsWith("HTTP/1.1 405");
  }

  @Test
  void haveTheSameHeadersWithoutABody() throws Exception {
    String answer = raw("HEAD " + file("tokens.css") + " HTTP/1.1");
    assertThat(answer).startsWith("HTTP/1.1 200").contains("ETag: ", "Content-Length: ");
    assertThat(answer.split("\r\n\r\n", 2)[1]).isEmpty();
  }

  @Test
  void areNotOnTheHostsOfGadgets() throws Exception {
    String host = "a.gadgets.localhost:" + server.port();
    assertThat(raw("GET /portal/ HTTP/1.1", host)).startsWith("HTTP/1.1 404");
  }

  private static String file(String name) throws Exception {
    Matcher version = VERSION.matcher(text(get("/portal/")));
    assertThat(version.find()).isTrue();
    return "/portal/static/" + version.group(1) + "/" + name;
  }

  private static HttpResponse<byte[]> get(String path, String... headers) throws Exception {
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(server.address() + path));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return client.send(request.build(), BodyHandlers.ofByteArray());
  }

  private static String header(HttpResponse<?> answer, String name) {
    return answer.headers().firstValue(name).orElse("");
  }

  private static String text(HttpResponse<byte[]> answer) {
    return new String(answer.body(), StandardCharsets.UTF_8);
  }

  private static String raw(String line) throws IOException {
    return raw(line, "localhost:" + server.port());
  }

  private static String raw(String line, String host) throws IOException {
    try (Socket socket = new Socket("127.0.0.1", server.port());
        InputStream in = socket.getInputStream()) {
      socket.setSoTimeout((int) TestDeadlines.HANGING_MILLIS);
      String lines =
          String.join(
              "\r\n",
              Arrays.asList(
                  line, "Host: " + host, "Content-Length: 0", "Connection: close", "", ""));
      socket.getOutputStream().write(lines.getBytes(StandardCharsets.US_ASCII));
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
