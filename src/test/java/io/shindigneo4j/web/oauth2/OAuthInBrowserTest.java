package io.shindigneo4j.web.oauth2;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.shindigneo4j.installation.Chromium;
import io.shindigneo4j.schema.authorization.ClientOperations.GrantType;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** John Doe, in Chromium. The client leads on to an origin of its own, as many do. */
@DisplayName("Our OAuth server in Chromium")
@ExtendWith(SharedGraphServer.class)
@Timeout(TestDeadlines.TEST_SECONDS)
class OAuthInBrowserTest {

  /** Keeps the animation of the buttons at its begin, until it is told to finish. */
  private static final String HOLD_ANIMATIONS =
      """
      window.held = [];
      addEventListener('animationstart', (event) => {
        event.target.getAnimations().forEach((animation) => {
          animation.pause();
          held.push(animation);
        });
      }, true);
      """;

  @TempDir static Path directory;
  private static OAuthServer server;
  private static Chromium chromium;
  private static HttpServer client;
  private static HttpServer home;

  private final List<String> refusals = new ArrayList<>();

  @BeforeAll
  static void start(GraphServer graph) throws Exception {
    chromium = Chromium.start();
    home = site("127.0.0.1");
    home.createContext("/", exchange -> answer(exchange, 200, "<title>Home</title>"));
    client = client("127.0.0.1");
    server = new OAuthServer(graph, directory);
  }

  @AfterAll
  static void stop() {
    if (server != null) {
      server.close();
      client.stop(0);
      home.stop(0);
      chromium.close();
    }
  }

  @BeforeEach
  void fill() throws Exception {
    server.fill();
  }

  private static HttpServer site(String address) throws IOException {
    HttpServer site =
        HttpServer.create(new InetSocketAddress(InetAddress.getByName(address), 0), 0);
    site.start();
    return site;
  }

  /** Leads on to another origin, with what it was told, and frames whatever it is asked to. */
  private static HttpServer client(String address) throws IOException {
    HttpServer site = site(address);
    site.createContext(
        "/callback",
        exchange -> {
          exchange
              .getResponseHeaders()
              .set("Location", address(home) + "/?" + exchange.getRequestURI().getRawQuery());
          answer(exchange, 302, "");
        });
    site.createContext(
        "/framing",
        exchange ->
            answer(
                exchange,
                200,
                "<iframe src='" + server.address() + exchange.getRequestURI().getQuery() + "'>"));
    return site;
  }

  private static void answer(HttpExchange exchange, int status, String html) throws IOException {
    byte[] body = html.getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "text/html");
    exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  private static String address(HttpServer site) {
    String host = site.getAddress().getAddress().getHostAddress();
    return "http://" + host + ":" + site.getAddress().getPort();
  }

  private static String path(String redirectUri) {
    return OAuthServer.authorizePath(Attacker.app("redirect_uri", redirectUri));
  }

  /** Signs in on the way. */
  private void openConsent(Page page, String path) {
    page.onConsoleMessage(this::note);
    page.navigate(server.address() + path);
    button(page, "john.doe").click();
    button(page, "Allow").waitFor();
  }

  private void note(ConsoleMessage message) {
    if (message.text().contains("Content Security Policy")) {
      refusals.add(message.text());
    }
  }

  private static Locator button(Page page, String text) {
    return page.locator("button", new Page.LocatorOptions().setHasText(text));
  }

  @Test
  void leadsOnToAClientThatLeadsOnToAnotherOrigin() {
    try (Page page = chromium.page()) {
      openConsent(page, path(address(client) + "/callback"));
      button(page, "Allow").click();
      page.waitForURL(url -> url.startsWith(address(home)));
      assertThat(page.url()).contains("code=", "iss=");
      assertThat(page.title()).isEqualTo("Home");
      assertThat(refusals).isEmpty();
    }
  }

  /** No policy can name such an address. */
  @Exhaustive
  @Test
  void leadsOnToAnAddressOfIPv6() throws Exception {
    HttpServer six = client("::1");
    try (Page page = chromium.page()) {
      String redirect = "http://[::1]:" + six.getAddress().getPort() + "/callback";
      register("six", "http://[::1]/callback");
      openConsent(page, OAuthServer.authorizePath(request("six", redirect)));
      button(page, "Allow").click();
      page.waitForURL(url -> url.startsWith(address(home)));
      assertThat(page.url()).contains("code=");
    } finally {
      six.stop(0);
    }
  }

  @Exhaustive
  @Test
  void leadsOnToAnAppAndHasALinkForBrowsersThatDoNotFollow() throws Exception {
    register("phone", "org.example.photos:/back");
    try (Page page = chromium.page()) {
      openConsent(page, OAuthServer.authorizePath(request("phone", "org.example.photos:/back")));
      button(page, "Allow").click();
      assertThat(page.locator("a").getAttribute("href"))
          .startsWith("org.example.photos:/back?")
          .contains("code=");
      assertThat(refusals).isEmpty();
    }
  }

  private static Map<String, String> request(String id, String redirectUri) {
    return Attacker.app("client_id", id, "redirect_uri", redirectUri);
  }

  private static void register(String id, String redirectUri) throws Exception {
    server.register(id, Optional.empty(), redirectUri, EnumSet.of(GrantType.AUTHORIZATION_CODE));
  }

  @Test
  void takesNoClickThatWasMeantForAnotherPage() {
    try (Page page = chromium.page()) {
      page.addInitScript(HOLD_ANIMATIONS);
      page.navigate(server.address() + path(address(client) + "/callback"));
      release(page);
      button(page, "john.doe").click();
      button(page, "Allow").waitFor();
      page.waitForFunction("() => held.length === 2");
      BoundingBox allow = button(page, "Allow").boundingBox();
      page.mouse().click(allow.x + allow.width / 2, allow.y + allow.height / 2);
      release(page);
      button(page, "Deny").click();
      page.waitForURL(url -> url.startsWith(address(home)));
      assertThat(page.url()).contains("error=access_denied");
    }
  }

  private static void release(Page page) {
    page.waitForFunction("() => held.length > 0"); // a policy refuses other texts the second time
    page.evaluate("held.forEach((animation) => animation.finish())");
  }

  @Test
  void answersThePagesOfAPublicClientAlone() throws Exception {
    register("spa", address(client) + "/callback");
    try (Page page = chromium.page()) {
      page.navigate(address(client) + "/callback");
      assertThat(tokens(page)).isEqualTo("refused");
      page.navigate(address(client) + "/framing?/identity/page.css");
      assertThat(tokens(page)).isEqualTo("400 invalid_grant");
    }
  }

  /** What a page sees of a request for tokens. */
  private static Object tokens(Page page) {
    Map<String, String> form =
        Attacker.appCode("x", "client_id", "spa", "redirect_uri", address(client) + "/callback");
    return page.evaluate(
        """
        ([address, form]) => fetch(address, {method: 'POST', body: new URLSearchParams(form)})
          .then(async (answer) => answer.status + ' ' + (await answer.json()).error)
          .catch(() => 'refused')
        """,
        List.of(server.address() + "/oauth2/token", form));
  }

  @Test
  void isInNoFrame() {
    try (Page page = chromium.page()) {
      String consent = path(address(client) + "/callback");
      openConsent(page, consent);
      List<String> blocked = new ArrayList<>();
      page.onRequestFailed(request -> blocked.add(request.failure() + " " + request.url()));
      page.navigate(address(client) + "/framing?" + consent);
      page.waitForCondition(() -> !blocked.isEmpty());
      assertThat(blocked.get(0))
          .startsWith("net::ERR_BLOCKED_BY_RESPONSE " + server.address() + "/oauth2/authorize");
    }
  }
}
