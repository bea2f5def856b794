package io.shindigneo4j.benchmark.portal;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.WaitForSelectorOptions;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.WaitForSelectorState;
import io.shindigneo4j.benchmark.measurement.SelfTimedResult;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Somebody in a browser with a profile of its own, in which stays what it has fetched. Times are by
 * the browser's clock. What a result has as allocated is what was fetched of the portal's files, in
 * bytes. For one thread.
 */
public final class PortalVisitor implements AutoCloseable {

  private static final String CLICK = "click";
  private static final String POST = "post";
  private static final int LATENCY_MILLIS = 40;
  private static final int BYTES_PER_SECOND = 1_250_000;

  /** With headers. What comes from the cache was not fetched. */
  private static final String FETCHED =
      """
      (types) => types.flatMap((type) => performance.getEntriesByType(type))
        .filter(({name}) => new URL(name).pathname.startsWith('/portal/'))
        .reduce((sum, {transferSize}) => sum + transferSize, 0)
      """;

  private final Page page;
  private final String origin;
  private final Map<String, Double> moments = new HashMap<>();
  private String firstBatch;

  PortalVisitor(Page page, String origin) {
    this.page = page;
    this.origin = origin;
    page.exposeFunction("benchmarkMoment", this::keep);
    page.addInitScript(script("moments.js"));
    page.onRequest(this::note);
  }

  private Object keep(Object... nameAndMillis) {
    moments.put((String) nameAndMillis[0], ((Number) nameAndMillis[1]).doubleValue());
    return true;
  }

  private void note(Request request) {
    if (firstBatch == null && request.url().equals(origin + "/social/rpc")) {
      firstBatch = request.postData();
    }
  }

  private static String script(String name) {
    try (InputStream in = PortalVisitor.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Lets each request take a while, as over a distance. */
  public PortalVisitor atADistance() {
    CDPSession session = page.context().newCDPSession(page);
    JsonObject conditions = new JsonObject();
    conditions.addProperty("offline", false);
    conditions.addProperty("latency", LATENCY_MILLIS);
    conditions.addProperty("downloadThroughput", BYTES_PER_SECOND);
    conditions.addProperty("uploadThroughput", BYTES_PER_SECOND);
    session.send("Network.enable");
    session.send("Network.emulateNetworkConditions", conditions);
    return this;
  }

  /** From the click on the provider's button to the first post of the stream on the screen. */
  public SelfTimedResult signIn(String person) {
    begin(person);
    page.waitForCondition(() -> moments.containsKey(POST));
    return result(moments.get(POST) - moments.get(CLICK), fetched("navigation", "resource"));
  }

  /** Signs in somebody who may have no stream. */
  public void enter(String person) {
    begin(person);
    page.waitForSelector(
        "main h1", new WaitForSelectorOptions().setState(WaitForSelectorState.ATTACHED));
  }

  /** Clicks on the provider's button, whoever was signed in before. */
  private void begin(String person) {
    page.context().clearCookies();
    page.navigate(origin + "/identity/signin?return=/portal/");
    page.fill("input[name=person]", person);
    moments.clear();
    page.click("button");
  }

  /** The first calls of home; empty before it was visited. */
  public Optional<HomeBatch> homeBatch() {
    return Optional.ofNullable(firstBatch).map(HomeBatch::new);
  }

  /** From the click on a link in the portal until the path between two people is drawn. */
  public SelfTimedResult path(String from, String to) {
    String address = "/portal/explorer/" + encoded(from) + "/path/" + encoded(to);
    double millis = ((Number) page.evaluate(script("path.js"), address)).doubleValue();
    return result(millis, fetched("resource"));
  }

  /** How many bytes of the portal's files, by requests of these types. */
  private long fetched(String... types) {
    return ((Number) page.evaluate(FETCHED, List.of(types))).longValue();
  }

  private static String encoded(String id) {
    return URLEncoder.encode(id, StandardCharsets.UTF_8);
  }

  private static SelfTimedResult result(double millis, long fetched) {
    return new SelfTimedResult(Math.round(millis * TimeUnit.MILLISECONDS.toNanos(1)), fetched);
  }

  @Override
  public void close() {
    page.context().close();
  }
}
