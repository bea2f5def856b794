package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.apache.shindig.common.util.ResourceLoader;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("The stream of events of a container page in Chromium, with a server that is a script")
@Timeout(TestDeadlines.TEST_SECONDS)
@Exhaustive
class EventsContainerIT {

  private static final String ADDRESS = "http://localhost:9/";
  private static final String SCRIPT = "io/shindigneo4j/web/features/osapi.events/container.js";

  /** Streams that say what the test says, and what the page hears. */
  private static final String FAKES =
      """
      window.sources = [];
      window.heard = [];
      window.published = [];
      window.tokens = 0;
      window.EventSource = class {
        static CLOSED = 2;
        constructor(address) {
          this.address = address;
          this.listeners = {};
          this.readyState = 1;
          sources.push(this);
        }
        addEventListener(type, listener) { this.listeners[type] = listener; }
        close() { this.readyState = 2; }
        say(type, id, data) {
          this.listeners[type]({type: type, lastEventId: id, data: data || '{}'});
        }
        refuse() { this.readyState = 2; this.onerror(); }
      };
      window.gadgets = {pubsubrouter: {init() {}, publish: (name, id) => published.push(id)}};
      window.last = () => sources[sources.length - 1];
      """;

  private static final String CONNECT =
      """
      window.connection = osapi.events.connect({
        address: '/social/events', rpc: '/rpc', viewer: 'ann', token: window.token,
        onEvent: (event) => heard.push((event.missed ? 'missed ' : '') + event.type)
      });
      """;

  private static final String GIVE = "window.token = (callback) => { tokens++; callback('t'); };";

  private Chromium chromium;
  private BrowserContext context;
  private Page page;

  @BeforeEach
  void start() throws Exception {
    chromium = Chromium.start();
    page = chromium.page();
    context = page.context();
    context.route(
        "**/*",
        route ->
            route.fulfill(
                new Route.FulfillOptions().setContentType("text/html").setBody("<p>page</p>")));
    prepare(page);
  }

  @AfterEach
  void stop() {
    if (chromium != null) {
      chromium.close();
    }
  }

  private static Page prepare(Page page) throws IOException {
    page.clock().install();
    page.navigate(ADDRESS);
    page.evaluate(FAKES);
    page.addScriptTag(new Page.AddScriptTagOptions().setContent(ResourceLoader.getContent(SCRIPT)));
    return page;
  }

  private static void connect(Page page, String token) {
    page.evaluate("() => { " + token + CONNECT + " }");
  }

  private Page tab(String token) throws IOException {
    Page tab = prepare(context.newPage());
    connect(tab, token);
    return tab;
  }

  private static void awaitSources(Page page, int count) {
    page.waitForCondition(() -> hasSources(page, count));
    assertThat(count(page)).isEqualTo(count);
  }

  /** Lets a second pass if there are fewer; the browser gives locks in its own time. */
  private static boolean hasSources(Page page, int count) {
    if (count(page) < count) {
      page.clock().runFor(1_000);
    }
    return count(page) >= count;
  }

  private static int count(Page page) {
    return (int) page.evaluate("() => sources.length");
  }

  private static void awaitStream(Page page) {
    page.waitForFunction("() => sources.length === 1");
  }

  private static String address(Page page) {
    return (String) page.evaluate("() => last().address");
  }

  private static List<?> heard(Page page) {
    return (List<?>) page.evaluate("() => heard");
  }

  @Test
  @DisplayName("is begun again where no token comes, or one is refused")
  void token() {
    connect(
        page,
        """
        window.token = (callback) => {
          tokens++;
          if (tokens === 1) { return undefined; }
          if (tokens === 2) { throw new Error('for the test'); }
          if (tokens === 3) { return Promise.reject(new Error('for the test')); }
          if (tokens === 4) { callback(undefined); return undefined; }
          callback('t');
          return undefined;
        };
        """);
    awaitSources(page, 1);
    assertThat(page.evaluate("() => tokens")).isEqualTo(5);
  }

  @Test
  @DisplayName("goes on after its position alone, when it was refused meanwhile")
  void position() {
    connect(page, GIVE);
    awaitStream(page);
    page.evaluate("() => { last().onopen(); last().say('position', 'e1-5-6'); last().refuse(); }");
    awaitSources(page, 2);
    assertThat(address(page)).contains("from=e1-5-6");
    assertThat(heard(page)).isEmpty();
  }

  @Test
  @DisplayName("goes on in another tab where it was, when its tab is closed")
  void taken() throws IOException {
    connect(page, GIVE);
    awaitStream(page);
    page.evaluate("() => { last().onopen(); last().say('position', 'e1-5-6'); }");
    Page other = tab(GIVE);
    other.waitForFunction("() => navigator.locks.query().then((all) => all.pending.length === 1)");
    page.evaluate("() => last().say('person.updated', 'e1-6-7.0')");
    other.waitForFunction("() => heard.length === 1");
    page.close();
    awaitStream(other);
    assertThat(address(other)).contains("from=e1-6-7.0");
  }

  @Test
  @DisplayName("is a gap in another tab that does not know where it was")
  void unknown() throws IOException {
    connect(page, GIVE);
    awaitStream(page);
    Page other = tab(GIVE);
    other.waitForFunction("() => navigator.locks.query().then((all) => all.pending.length === 1)");
    page.close();
    awaitStream(other);
    other.evaluate("() => last().onopen()");
    assertThat(heard(other)).isEqualTo(List.of("gap"));
  }

  @Test
  @DisplayName("has the session where the page gives its secret, and no token in an address")
  void session() {
    page.evaluate(
        """
        () => {
          window.fetch = (address, request) => {
            window.asked = [address, request.headers['X-CSRF-Token'], request.credentials];
            return Promise.resolve({json: () => Promise.resolve({result: {events: []}})});
          };
          osapi.events.connect({
            address: '/social/events', rpc: '/social/rpc', viewer: 'ann',
            csrf: (callback) => callback(++tokens === 1 ? undefined : 's' + tokens),
            onEvent: (event) => heard.push(event.type)
          });
        }
        """);
    awaitSources(page, 1);
    assertThat(address(page)).isEqualTo("/social/events");
    page.evaluate("() => { last().say('position', 'e1-5-6'); last().say('gap', 'e1-9-9'); }");
    page.waitForFunction("() => window.asked");
    assertThat(page.evaluate("() => asked")).isEqualTo(Arrays.asList("/social/rpc", "s2", null));
    page.evaluate("() => last().refuse()");
    awaitSources(page, 2);
    assertThat(address(page)).isEqualTo("/social/events?from=e1-9-9");
    assertThat(page.evaluate("() => tokens")).as("asked again each time").isEqualTo(3);
  }

  @Test
  @DisplayName("is left to another tab after some failures")
  void left() throws IOException {
    connect(page, "window.token = (callback) => { tokens++; callback(undefined); };");
    Page other = tab(GIVE);
    other.waitForFunction("() => navigator.locks.query().then((all) => all.pending.length === 1)");
    for (int i = 0; i < 200 && count(other) == 0; i++) {
      page.clock().runFor(1_000);
    }
    awaitStream(other);
    assertThat((int) page.evaluate("() => tokens")).isBetween(2, 10);
  }

  @Test
  @DisplayName("is one of each tab where tabs cannot agree, and tells each event once")
  void alone() throws IOException {
    String token = "Object.defineProperty(navigator, 'locks', {value: undefined});" + GIVE;
    connect(page, token);
    Page other = tab(token);
    awaitStream(page);
    awaitStream(other);
    for (Page each : List.of(page, other)) {
      each.evaluate("() => last().say('person.updated', 'e1-6-7.0')");
    }
    // What one had told the other would come before the answer to this.
    page.evaluate(
        "() => new Promise((done) => { const c = new MessageChannel();"
            + " c.port1.onmessage = done; c.port2.postMessage(0); })");
    assertThat(heard(page)).isEqualTo(List.of("person.updated"));
    assertThat(heard(other)).isEqualTo(List.of("person.updated"));
  }

  @Test
  @DisplayName("tells after a gap what the graph keeps of what was missed")
  void missed() {
    connect(
        page,
        GIVE
            + """
            window.fetch = (address, request) => {
              window.asked = address + ' ' + request.body;
              return Promise.resolve({json: () => Promise.resolve({result: {events: [
                {type: 'activity.posted', person: 'ben', data: {id: 'a'}}]}})});
            };
            """);
    awaitStream(page);
    page.evaluate("() => { last().say('position', 'e1-5-6'); last().say('gap', 'e1-9-9'); }");
    page.waitForFunction("() => heard.length === 2");
    assertThat(heard(page)).isEqualTo(List.of("gap", "missed activity.posted"));
    assertThat((String) page.evaluate("() => asked"))
        .startsWith("/rpc?st=t ")
        .contains("\"method\":\"events.missed\"", "\"from\":\"e1-5-6\"");
    page.evaluate("() => last().refuse()");
    awaitSources(page, 2);
    assertThat(address(page)).contains("from=e1-9-9");
    assertThat(page.evaluate("() => published.length")).isEqualTo(1);
  }
}
