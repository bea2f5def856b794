package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.FrameLocator;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import io.shindigneo4j.testing.CuttingProxy;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.web.launcher.WebappServer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Events in Chromium")
@ExtendWith(SharedGraphServer.class)
@Timeout(TestDeadlines.TEST_SECONDS)
class EventsInBrowserIT {

  private static final String STREAMS = "**/social/events?*";

  @TempDir static Path directory;
  private static GraphServer graph;
  private static GadgetSite site;
  private static Chromium chromium;
  private static WebappServer server;

  /** The streams go through it. */
  private static CuttingProxy proxy;

  private final List<String> streams = new CopyOnWriteArrayList<>();

  /** Those that have begun: what happens from then on is heard. */
  private final List<String> begun = new CopyOnWriteArrayList<>();

  @BeforeAll
  static void start(GraphServer shared) throws Exception {
    PlaywrightAssertions.setDefaultAssertionTimeout(TestDeadlines.HANGING_MILLIS);
    graph = shared;
    chromium = Chromium.start();
    site = GadgetSite.start();
    Map<String, String> settings = new HashMap<>();
    settings.put("shindig.neo4j.uri", graph.uri().toString());
    settings.put("shindig.neo4j.username", GraphServer.CREDENTIALS.username());
    settings.put("shindig.neo4j.password", GraphServer.CREDENTIALS.password());
    settings.put("shindig.neo4j.hosts", "localhost, 127.0.0.1");
    settings.put("shindig.neo4j.gadget-host", "*.gadgets.localhost:" + WebappServer.PORT);
    settings.put("shindig.neo4j.container-origins", "http://localhost:" + WebappServer.PORT);
    settings.put("shindig.neo4j.sample-sign-in", "true");
    settings.put("shindig.neo4j.container-application", "container");
    settings.put(
        "shindig.neo4j.internal-hosts", "localhost:" + WebappServer.PORT + ", " + site.host());
    server = WebappServer.start(directory, settings);
    proxy = new CuttingProxy(server.port());
  }

  @AfterAll
  static void stop() throws Exception {
    for (AutoCloseable part : new AutoCloseable[] {chromium, proxy, site, server}) {
      if (part != null) {
        part.close();
      }
    }
  }

  @BeforeEach
  void people() {
    proxy.unblock();
    cypher(
        """
        CREATE (john:Person {id: 'john.doe', displayName: 'John Doe'}),
          (jane:Person {id: 'jane.doe', displayName: 'Jane Doe'}),
          (john)-[:FRIEND_OF {since: 1}]->(jane)
        """);
  }

  private static void cypher(String text) {
    graph.database("neo4j").executeTransactionally(text);
  }

  /** Something that Jane's followers hear. */
  private static void change(int number) {
    cypher("MATCH (jane:Person {id: 'jane.doe'}) SET jane.aboutMe = 'number " + number + "'");
  }

  /** Streams of a browser go through the proxy. */
  private void watch(BrowserContext context) {
    context.onRequest(
        request -> {
          if (request.url().contains("/social/events")) {
            streams.add(request.url());
          }
        });
    context.onResponse(
        response -> {
          if (response.url().contains("/social/events") && response.status() == 200) {
            begun.add(response.url());
          }
        });
    String own = ":" + server.port() + "/";
    context.route(
        STREAMS,
        route ->
            route.resume(
                new Route.ResumeOptions()
                    .setUrl(route.request().url().replace(own, ":" + proxy.port() + "/"))));
  }

  /** As John, with a gadget that lists the events it hears. */
  private FrameLocator open(Page page) {
    OtherContainer.serve(page.context());
    page.navigate(server.address() + "/container/");
    expect(page.locator("#viewer")).not().isEmpty();
    if (page.locator("#sign-in").textContent().equals("Sign in")) {
      page.locator("#sign-in").click();
      page.locator("button[value='john.doe']").click();
      expect(page.locator("#viewer")).hasText("You act as john.doe.");
    }
    page.getByLabel("Address of a gadget").fill(site.address() + "/events.xml");
    page.getByText("Show", new Page.GetByTextOptions().setExact(true)).click();
    FrameLocator gadget = page.frameLocator("iframe[src*='events.xml']");
    expect(gadget.locator("#state")).hasText("ready");
    return gadget;
  }

  private static LocatorAssertions expect(Locator locator) {
    return PlaywrightAssertions.assertThat(locator);
  }

  private static void expectEvents(List<FrameLocator> gadgets, int count) {
    for (FrameLocator gadget : gadgets) {
      expect(gadget.locator("li")).hasCount(count);
      assertThat(gadget.locator("li").allTextContents())
          .allSatisfy(text -> assertThat(text).startsWith("person.updated"));
    }
  }

  @Test
  @DisplayName("reach the gadgets of two tabs over one stream, and none is missed where it is cut")
  void shared() throws IOException {
    try (Page first = chromium.page();
        Page second = first.context().newPage()) {
      watch(first.context());
      List<FrameLocator> gadgets = List.of(open(first), open(second));
      first.waitForCondition(() -> !begun.isEmpty());
      for (int i = 0; i < 3; i++) {
        change(i);
        expectEvents(gadgets, i + 1);
      }
      assertThat(streams).hasSize(1);
      proxy.block();
      IntStream.range(3, 8).forEach(EventsInBrowserIT::change);
      proxy.unblock();
      expectEvents(gadgets, 8);
      assertThat(streams).hasSizeGreaterThan(1);
    }
  }

  @Exhaustive
  @Test
  @DisplayName("are not missed by a page that the browser has frozen for a while")
  void frozen() {
    try (Page page = chromium.page()) {
      watch(page.context());
      List<FrameLocator> gadgets = List.of(open(page));
      page.waitForCondition(() -> !begun.isEmpty());
      change(0);
      expectEvents(gadgets, 1);
      CDPSession session = page.context().newCDPSession(page);
      setLifecycle(session, "frozen");
      IntStream.range(1, 5).forEach(EventsInBrowserIT::change);
      setLifecycle(session, "active");
      expectEvents(gadgets, 5);
    }
  }

  private static void setLifecycle(CDPSession session, String state) {
    JsonObject parameters = new JsonObject();
    parameters.addProperty("state", state);
    session.send("Page.setWebLifecycleState", parameters);
  }

  @Exhaustive
  @Test
  @DisplayName("reach a page of this server by its session alone")
  void bySession() throws IOException {
    try (Page page = chromium.page()) {
      open(page);
      page.waitForResponse(
          address -> address.url().endsWith("/social/events"),
          () ->
              page.evaluate(
                  """
                  () => {
                    const secret = async () => (await (await fetch('../identity/session')).json()).csrf;
                    window.heard = [];
                    osapi.events.connect({
                      address: '../social/events', viewer: 'by session', routed: true,
                      csrf: async (callback) => callback(await secret()),
                      onEvent: (event) => heard.push(event.type)
                    });
                  }
                  """));
      change(0);
      page.waitForFunction("() => heard.length > 0");
      assertThat(page.evaluate("() => heard")).isEqualTo(List.of("person.updated"));
    }
  }

  @Exhaustive
  @Test
  @DisplayName("come again in the browser's own EventSource, after the last one it had")
  void resumed() throws IOException {
    try (Page page = chromium.page()) {
      open(page);
      watch(page.context());
      page.evaluate(
          """
          async () => {
            const session = await (await fetch('../identity/session')).json();
            const form = new URLSearchParams({application: 'container', csrf: session.csrf});
            const answer = await fetch('../identity/token', {method: 'POST', body: form});
            const token = (await answer.json()).token;
            window.heard = [];
            window.cuts = 0;
            window.source = new EventSource('../social/events?st=' + encodeURIComponent(token));
            window.source.addEventListener('person.updated', (e) => heard.push(e.lastEventId));
            window.source.addEventListener('gap', () => heard.push('gap'));
            window.source.addEventListener('error', () => { cuts++; });
            await new Promise((resolve) => { window.source.onopen = resolve; });
          }
          """);
      change(0);
      page.waitForFunction("() => heard.length === 1");
      proxy.block();
      page.waitForFunction("() => cuts > 0");
      change(1);
      change(2);
      proxy.unblock();
      page.waitForFunction("() => heard.length === 3");
      change(3);
      page.waitForFunction("() => heard.length === 4");
      @SuppressWarnings("unchecked")
      List<String> heard = (List<String>) page.evaluate("() => heard");
      assertThat(heard).doesNotContain("gap").doesNotHaveDuplicates();
      assertThat(streams.stream().distinct())
          .describedAs("only the browser's Last-Event-ID says where to go on")
          .hasSize(1)
          .noneMatch(url -> url.contains("from="));
    }
  }
}
