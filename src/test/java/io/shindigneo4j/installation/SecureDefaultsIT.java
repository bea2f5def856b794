package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.shindigneo4j.build.PageCommands;
import io.shindigneo4j.build.Shell;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A Tomcat with the WAR whose database is down since its start, next to an internal server. */
@DisplayName("The WAR as it comes")
@ExtendWith(SharedNeo4j.class)
@TestInstance(Lifecycle.PER_CLASS)
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class SecureDefaultsIT {
  private static final Path PROJECT = Path.of(System.getProperty("build.directory")).getParent();
  private static final PageCommands INSTALLATION = PageCommands.of("docs/install.md");
  private static final String GADGET =
      "<Module><ModulePrefs title='g'/><Content><![CDATA[hello]]></Content></Module>";
  private static final String PROFILE = "social/rest/people/@me/@self";

  private static final String CONTAINER = "container";

  private final HttpClient client = HttpClient.newHttpClient();
  private final List<String> reached = new CopyOnWriteArrayList<>();
  private HttpServer internal;
  private StockTomcat tomcat;

  @BeforeAll
  void start(PluggedServer neo4j) throws Exception {
    internal = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
    internal.createContext("/", this::answer);
    internal.start();
    tomcat =
        StockTomcat.startBeforeOutage(
            neo4j,
            Map.of(
                "SHINDIG_NEO4J_CALL_TIMEOUT",
                "PT1S",
                "SHINDIG_NEO4J_CONTAINER_APPLICATION",
                CONTAINER,
                "SHINDIG_NEO4J_INTERNAL_HOSTS",
                "localhost:" + port()),
            folder -> {});
  }

  @AfterAll
  void stop() throws Exception {
    if (tomcat != null) {
      tomcat.close();
    }
    internal.stop(0);
  }

  @BeforeEach
  void forget() {
    reached.clear();
  }

  @Test
  @DisplayName("lets a viewer with an encrypted token write; the database is down")
  void encryptedToken() throws Exception {
    assertThat(send("PUT", PROFILE, Tokens.encrypted("john.doe"))).isEqualTo(503);
  }

  @Test
  @DisplayName("answers a write without a token with 401")
  void anonymousWrite() throws Exception {
    for (String method : List.of("PUT", "POST", "DELETE")) {
      assertThat(send(method, PROFILE, "")).isEqualTo(401);
    }
  }

  @Test
  @DisplayName("gives an application tokens for itself alone, and the container for any gadget")
  void tokensOfGadgets() throws Exception {
    String gadget = "http://app.example.org/gadget.xml";
    String other = "http://other.example.org/gadget.xml";
    assertThat(gadgetToken(Tokens.encrypted("jane", "jane", gadget), gadget + "#moduleId=1"))
        .contains("\"token\":\"");
    assertThat(gadgetToken(Tokens.encrypted("jane", "jane", CONTAINER), other))
        .contains("\"token\":\"");
    assertThat(gadgetToken(Tokens.encrypted("jane", "jane", gadget), gadget, other))
        .contains("403")
        .doesNotContain("\"token\":\"");
    assertThat(gadgetToken(Tokens.encrypted("jane", "jane", gadget), gadget + "x")).contains("403");
    assertThat(gadgetToken("", other)).contains("401");
  }

  private String gadgetToken(String token, String... gadgets) throws Exception {
    String body =
        "{\"method\": \"gadgets.token\", \"id\": 1, \"params\": {\"container\": \"default\","
            + " \"fields\": [\"*\"], \"ids\": [\""
            + String.join("\", \"", gadgets)
            + "\"]}}";
    HttpRequest request =
        request("rpc?st=" + encode(token))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body))
            .build();
    return client.send(request, BodyHandlers.ofString()).body();
  }

  @Test
  @DisplayName("answers a token that was changed, has expired or is plain text with 401")
  void badTokens() throws Exception {
    String token = Tokens.encrypted("john.doe");
    String changed = token.substring(0, 20) + (token.charAt(20) == 'A' ? "B" : "A");
    List<String> bad =
        List.of(
            changed + token.substring(21),
            Tokens.expired("john.doe"),
            "john.doe:john.doe:1:shindig:http://localhost/g.xml:0:default",
            "john.doe:john.doe:1:shindig:app:0:default");
    for (String each : bad) {
      assertThat(send("GET", PROFILE, each)).describedAs(each).isEqualTo(401);
      assertThat(send("PUT", PROFILE, each)).describedAs(each).isEqualTo(401);
    }
  }

  @Test
  @DisplayName("writes neither by a GET that overrides its method nor by one of RPC")
  void writesByGet() throws Exception {
    String token = Tokens.encrypted("john.doe");
    assertThat(send("GET", PROFILE + "?X-HTTP-Method-Override=PUT", token)).isEqualTo(400);
    assertThat(send("GET", "social/rpc?method=people.update&userId=@me", token)).isEqualTo(405);
    assertThat(send("POST", PROFILE + "?X-HTTP-Method-Override=PUT", token)).isEqualTo(503);
  }

  @ParameterizedTest
  @ValueSource(strings = {"127.0.0.1", "2130706433", "0.0.0.0", "127.1"})
  @DisplayName("proxies nothing from its own machine")
  void proxyToItself(String host) throws Exception {
    assertThat(proxied("http://" + host + ":" + port() + "/secret").statusCode()).isIn(400, 403);
    assertThat(reached).isEmpty();
  }

  @Test
  @DisplayName("proxies nothing from its own machine by a name, but what the operator names")
  void proxyByName() throws Exception {
    HttpResponse<String> page = proxied("http://localhost:" + port() + "/page");
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.body()).isEqualTo("/page");
    assertThat(page.headers().firstValue("Content-Disposition").orElseThrow())
        .startsWith("attachment");
    assertThat(page.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
    int neighbour = URI.create(tomcat.address()).getPort();
    assertThat(proxied("http://localhost:" + neighbour + "/").statusCode()).isEqualTo(403);
  }

  @Test
  @DisplayName("proxies nothing from an address of version 6 of its own")
  void proxyToVersion6() throws Exception {
    assertThat(proxied("http://[::1]:" + port() + "/secret").statusCode()).isEqualTo(403);
    assertThat(reached).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"127.0.0.1", "[::1]", "[::ffff:7f00:1]", "169.254.169.254", "10.0.0.1"})
  @DisplayName("follows no redirect to an internal address")
  void redirect(String host) throws Exception {
    String target = "http://" + host + ":" + port() + "/secret";
    assertThat(proxied("http://localhost:" + port() + "/redirect?" + target).statusCode())
        .isEqualTo(403);
    assertThat(reached).containsExactly("/redirect");
  }

  @Test
  @DisplayName("fetches nothing internal for makeRequest and metadata either")
  void otherWays() throws Exception {
    String secret = "http://127.0.0.1:" + port() + "/secret";
    String gadget = "http://localhost:" + port() + "/gadget";
    String ask = "gadgets/makeRequest?container=default&bypassSpecCache=0&gadget=";
    String fetch = ask + encode(gadget) + "&url=" + encode(secret + "1");
    assertThat(get(fetch).statusCode()).isEqualTo(401);
    String token = Tokens.encrypted("jane", "jane", gadget);
    assertThat(get(fetch + "&st=" + encode(token)).body()).contains("\"rc\":403");
    assertThat(get("gadgets/concat?type=js&1=" + encode(secret + "2")).statusCode()).isEqualTo(404);
    String metadata = "{'context':{},'gadgets':[{'url':'" + secret + "3'}]}";
    assertThat(get("gadgets/metadata?callback=show&req=" + encode(metadata)).body())
        .contains("HTTP error 403");
    assertThat(get("gadgets/ifr?url=" + encode(secret + "4")).statusCode()).isEqualTo(403);
    assertThat(reached).containsExactly("/gadget");
  }

  @Test
  @DisplayName("accepts the tokens that the commands of README and docs/install.md print")
  void commands() throws Exception {
    String readme =
        PageCommands.of("README.md").run("print-token-after-build", PROJECT, variables());
    String installed = INSTALLATION.run("print-token", PROJECT, variables());
    for (String token : List.of(readme.strip(), installed.strip())) {
      assertThat(token).startsWith("default:");
      assertThat(send("PUT", PROFILE, token)).isEqualTo(503);
    }
  }

  /** Of the readers of the pages; there is no database. */
  private Map<String, String> variables() {
    return Map.of(
        "TOMCAT",
        tomcat.folder().toString(),
        "SHINDIG_NEO4J_TOKEN_KEY",
        Tokens.KEY,
        "SHINDIG_NEO4J_URI",
        "bolt://127.0.0.1:1/neo4j",
        "SHINDIG_NEO4J_QUERIES",
        "cypher");
  }

  @Test
  @DisplayName("tells who opens it in a browser how people are let in")
  void firstPage() throws Exception {
    HttpResponse<String> page = get("identity/signin?return=%2Fportal%2F");
    assertThat(page.statusCode()).isEqualTo(404);
    assertThat(page.body()).contains("Nobody can sign in yet", "docs/identity.md");
  }

  @Test
  @DisplayName("has the command that creates the schema over Bolt")
  void schema() throws Exception {
    String command = INSTALLATION.text("create-schema").strip();
    assertThat(Shell.run(command + " --print", PROJECT, variables()))
        .contains("CREATE CONSTRAINT person_id IF NOT EXISTS");
    assertThatThrownBy(() -> Shell.run(command, PROJECT, variables()))
        .hasMessageContaining("driver.unavailable");
  }

  private int send(String method, String path, String token)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        request(path)
            .header("Content-Type", "application/json")
            .method(
                method,
                method.equals("GET") ? BodyPublishers.noBody() : BodyPublishers.ofString("{}"));
    if (!token.isEmpty()) {
      request.header("X-Shindig-ST", token);
    }
    return client.send(request.build(), BodyHandlers.ofString()).statusCode();
  }

  private HttpResponse<String> proxied(String url) throws IOException, InterruptedException {
    String token = Tokens.encrypted("jane", "jane", "http://app.example.org/gadget.xml");
    return get("gadgets/proxy?container=default&st=" + encode(token) + "&url=" + encode(url));
  }

  private HttpResponse<String> get(String path) throws IOException, InterruptedException {
    return client.send(request(path).build(), BodyHandlers.ofString());
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(tomcat.address() + path))
        .timeout(TestDeadlines.HANGING);
  }

  private int port() {
    return internal.getAddress().getPort();
  }

  private void answer(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath();
    reached.add(path);
    if (path.equals("/redirect")) {
      exchange.getResponseHeaders().add("Location", exchange.getRequestURI().getQuery());
      exchange.sendResponseHeaders(302, -1);
    } else {
      byte[] body = (path.equals("/gadget") ? GADGET : path).getBytes(StandardCharsets.UTF_8);
      exchange.sendResponseHeaders(200, body.length);
      exchange.getResponseBody().write(body);
    }
    exchange.close();
  }

  private static String encode(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
