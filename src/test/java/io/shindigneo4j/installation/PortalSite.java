package io.shindigneo4j.installation;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.assertions.PageAssertions;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitUntilState;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.sample.SampleCommunity;
import io.shindigneo4j.opensocial.sample.SampleData;
import io.shindigneo4j.testing.FreePort;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.launcher.Launcher;
import io.shindigneo4j.web.launcher.WebappServer;
import java.io.InputStream;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * The portal as the build packs it, in this process or in a Tomcat of its own, and a Chromium that
 * visits it.
 */
final class PortalSite implements AutoCloseable {

  private static final String NOT_BUSY = ":not([aria-busy=true])";

  /** A page of the portal leads to the sign-in before it is complete. */
  private static final Page.NavigateOptions BEGUN =
      new Page.NavigateOptions().setWaitUntil(WaitUntilState.COMMIT);

  private final GraphServer graph;
  private final Chromium chromium;
  private final String address;
  private final AutoCloseable server;

  private PortalSite(GraphServer graph, Chromium chromium, String address, AutoCloseable server) {
    this.graph = graph;
    this.chromium = chromium;
    this.address = address;
    this.server = server;
  }

  static PortalSite start(GraphServer graph, Path directory) throws Exception {
    return start(graph, directory, Map.of());
  }

  /**
   * Starts a server and a browser.
   *
   * @param more settings
   */
  static PortalSite start(GraphServer graph, Path directory, Map<String, String> more)
      throws Exception {
    PlaywrightAssertions.setDefaultAssertionTimeout(TestDeadlines.HANGING_MILLIS);
    Map<String, String> settings = settings(graph);
    settings.putAll(more);
    Chromium chromium = Chromium.start();
    try {
      WebappServer server = WebappServer.startPacked(directory, settings);
      return begun(new PortalSite(graph, chromium, server.address(), server));
    } catch (Exception | Error e) {
      chromium.close();
      throw e;
    }
  }

  /** Starts a Tomcat with our WAR, and a browser. */
  static PortalSite startIn(TomcatRelease release, GraphServer graph, Map<String, String> more)
      throws Exception {
    PlaywrightAssertions.setDefaultAssertionTimeout(TestDeadlines.HANGING_MILLIS);
    Map<String, String> settings = settings(graph);
    settings.putAll(more);
    int port = FreePort.find();
    Chromium chromium = Chromium.start();
    try {
      StockTomcat tomcat = StockTomcat.startOn(port, release, environment(settings, port));
      return begun(new PortalSite(graph, chromium, "http://localhost:" + port, tomcat));
    } catch (Exception | Error e) {
      chromium.close();
      throw e;
    }
  }

  /** The first stream of events has Shindig begin to listen, and is refused if that takes long. */
  private static PortalSite begun(PortalSite site) {
    String token = URLEncoder.encode(Tokens.encrypted("nobody"), StandardCharsets.UTF_8);
    HttpRequest stream =
        HttpRequest.newBuilder(URI.create(site.address() + "/social/events?st=" + token))
            .timeout(TestDeadlines.HANGING)
            .build();
    HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    TestDeadlines.await().until(() -> isAnswered(client, stream));
    return site;
  }

  private static boolean isAnswered(HttpClient client, HttpRequest request) throws Exception {
    HttpResponse<InputStream> answer = client.send(request, BodyHandlers.ofInputStream());
    answer.body().close();
    return answer.statusCode() == 200;
  }

  private static Map<String, String> environment(Map<String, String> settings, int port) {
    String number = Integer.toString(port);
    Map<String, String> environment = new HashMap<>();
    environment.put("CATALINA_OPTS", "-Dshindig.host=localhost -Dshindig.port=" + port);
    environment.put("SHINDIG_NEO4J_ADDRESS_RATE", "0");
    settings.forEach(
        (key, value) ->
            environment.put(
                key.toUpperCase(Locale.ROOT).replaceAll("[.-]", "_"),
                value.replace(WebappServer.PORT, number)));
    return environment;
  }

  private static Map<String, String> settings(GraphServer graph) {
    Map<String, String> settings = new HashMap<>();
    settings.put("shindig.neo4j.uri", graph.uri().toString());
    settings.put("shindig.neo4j.username", GraphServer.CREDENTIALS.username());
    settings.put("shindig.neo4j.password", GraphServer.CREDENTIALS.password());
    settings.put("shindig.neo4j.hosts", "localhost, 127.0.0.1");
    settings.put("shindig.neo4j.gadget-host", "*.gadgets.localhost:" + WebappServer.PORT);
    settings.put("shindig.neo4j.internal-hosts", "localhost:" + WebappServer.PORT);
    settings.put("shindig.neo4j.container-origins", "http://localhost:" + WebappServer.PORT);
    settings.put("shindig.neo4j.container-application", "container");
    settings.put("shindig.neo4j.sample-sign-in", "true");
    settings.put("shindig.neo4j.viewer-rate", "0");
    return settings;
  }

  /** Loads the sample community into an empty database. */
  void loadCommunity() throws Exception {
    loadCommunity(Instant.now());
  }

  /**
   * Loads the sample community into an empty database.
   *
   * @param now when ages are counted from
   */
  void loadCommunity(Instant now) throws Exception {
    String community;
    try (InputStream in = Launcher.class.getResourceAsStream("sample-community.json")) {
      community = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    load(driver -> SampleCommunity.loadIfEmpty(driver, community, now));
  }

  /** Loads Shindig's sample people, and nobody else, into an empty database. */
  void loadPeople() throws Exception {
    load(driver -> SampleData.loadIfEmpty(driver, Instant.now()));
  }

  private void load(Function<GraphDriver, CompletionStage<?>> load) throws Exception {
    Map<String, String> database = settings(graph);
    BackendSettings settings = BackendSettings.from(key -> Optional.ofNullable(database.get(key)));
    try (GraphDriver driver = GraphDriver.connect(settings.driver())) {
      load.apply(driver)
          .toCompletableFuture()
          .get(TestDeadlines.HANGING_MILLIS, TimeUnit.MILLISECONDS);
    }
  }

  void cypher(String text) {
    graph.database("neo4j").executeTransactionally(text);
  }

  /** The address of the server, without a slash at its end. */
  String address() {
    return address;
  }

  /** A page of a new profile of the browser. */
  Page newPage() {
    return chromium.page();
  }

  Page newPage(Browser.NewContextOptions looks) {
    return chromium.page(looks);
  }

  /**
   * A page of the portal, of somebody who signs in in a browser of their own.
   *
   * @param below its path below the portal
   */
  Page open(String person, String below) {
    Page page = newPage();
    page.navigate(address() + "/portal/" + below, BEGUN);
    enter(page, person);
    settled(page);
    expect(page.locator(".header .live")).isVisible();
    return page;
  }

  /** Signs in on the page that asks who is there. */
  static void enter(Page page, String person) {
    page.locator("button[value='" + person + "']").click();
  }

  /** Watches a page, which may show gadgets: each is of an origin of its own. */
  PageWatch watch(Page page) {
    String origin = address().replace("//", "//([a-z0-9-]+\\.gadgets\\.)?");
    Pattern own = Pattern.compile(origin + "/");
    return PageWatch.of(page, address -> own.matcher(address).lookingAt());
  }

  void visit(Page page, String below) {
    page.navigate(address() + "/portal/" + below);
    settled(page);
  }

  /** Waits until the page has its heading, and everything that it reads. */
  static void settled(Page page) {
    expect(page.locator("main h1").first()).isAttached();
    expect(page.locator(".skeleton")).hasCount(0);
  }

  /** One that is busy with a press takes no other. */
  static Locator button(Page page, String name) {
    return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true))
        .and(page.locator(NOT_BUSY));
  }

  static Locator button(Locator part, String name) {
    return part.getByRole(
            AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(name).setExact(true))
        .and(part.page().locator(NOT_BUSY));
  }

  static LocatorAssertions expect(Locator locator) {
    return PlaywrightAssertions.assertThat(locator);
  }

  static PageAssertions expect(Page page) {
    return PlaywrightAssertions.assertThat(page);
  }

  @Override
  public void close() {
    chromium.close();
    try {
      server.close();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
