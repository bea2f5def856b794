package io.shindigneo4j.installation;

import static io.shindigneo4j.installation.PortalSite.expect;

import com.microsoft.playwright.Frame;
import com.microsoft.playwright.FrameLocator;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.JsonPath;
import io.shindigneo4j.web.launcher.WebappServer;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** A portal beside a site of gadgets that it may show. */
final class GadgetPortal implements AutoCloseable {
  private static final String AWAIT_POINTER =
      """
      () => {
        window.hadPointer = false;
        addEventListener('pointerdown', () => (window.hadPointer = true), {capture: true, once: true});
      }
      """;

  private final GadgetSite site;
  private final PortalSite portal;

  private GadgetPortal(GadgetSite site, PortalSite portal) {
    this.site = site;
    this.portal = portal;
  }

  static GadgetPortal start(GraphServer graph, Path directory) throws Exception {
    return start(graph, directory, Map.of());
  }

  /**
   * Starts both, and a browser.
   *
   * @param more settings
   */
  static GadgetPortal start(GraphServer graph, Path directory, Map<String, String> more)
      throws Exception {
    GadgetSite site = GadgetSite.start();
    try {
      Map<String, String> settings = new HashMap<>(settings(site));
      settings.putAll(more);
      return new GadgetPortal(site, PortalSite.start(graph, directory, settings));
    } catch (Exception | Error e) {
      site.close();
      throw e;
    }
  }

  /** Starts both, the portal in a Tomcat, and a browser. */
  static GadgetPortal startIn(TomcatRelease release, GraphServer graph) throws Exception {
    GadgetSite site = GadgetSite.start();
    try {
      return new GadgetPortal(site, PortalSite.startIn(release, graph, settings(site)));
    } catch (Exception | Error e) {
      site.close();
      throw e;
    }
  }

  private static Map<String, String> settings(GadgetSite site) {
    return Map.of(
        "shindig.neo4j.internal-hosts", "localhost:" + WebappServer.PORT + ", " + site.host());
  }

  void loadPeople() throws Exception {
    portal.loadPeople();
  }

  void loadCommunity() throws Exception {
    portal.loadCommunity();
  }

  /** The portal alone. */
  PortalSite portal() {
    return portal;
  }

  /** Watches a page, which may show gadgets on origins of their own. */
  PageWatch watch(Page page) {
    return portal.watch(page);
  }

  void cypher(String text) {
    portal.cypher(text);
  }

  GadgetSite site() {
    return site;
  }

  String address() {
    return portal.address();
  }

  Page newPage() {
    return portal.newPage();
  }

  /** The gadgets of John Doe, in a new profile of the browser, where events are heard. */
  Page open() {
    return open("john.doe");
  }

  /** The gadgets of a person, in a new profile of the browser. */
  Page open(String person) {
    Page page = newPage();
    open(page, person);
    return page;
  }

  void open(Page page) {
    open(page, "john.doe");
  }

  private void open(Page page, String person) {
    page.navigate(address() + "/portal/gadgets");
    PortalSite.enter(page, person);
    expect(page.locator(".gadget").first()).isVisible();
    expect(page.locator(".header .live")).isAttached();
  }

  /** The same, with all gadgets of the project, which stay there. */
  Page openWithAll() {
    Page page = newPage();
    openWithAll(page);
    return page;
  }

  void openWithAll(Page page) {
    open(page);
    addOwn(page);
  }

  /** Adds those of the project that are not there at first, on the page of gadgets, for good. */
  static void addOwn(Page page) {
    for (String name : List.of("Messages", "Stream", "Friends", "Profile")) {
      Locator add = PortalSite.button(page, "Add the gadget " + name);
      if (add.isVisible()) {
        awaitKept(page, text -> true, add::click);
      }
    }
  }

  /**
   * Does something that the portal keeps, and waits until it is kept: who leaves the page before
   * may read what was there.
   *
   * @param written whether this is the text of the request that keeps it
   */
  static void awaitKept(Page page, Predicate<String> written, Runnable act) {
    page.waitForRequestFinished(
        new Page.WaitForRequestFinishedOptions()
            .setPredicate(
                request ->
                    request.postData() != null
                        && request.postData().contains("appdata.update")
                        && written.test(request.postData())),
        act);
  }

  /** Adds a gadget of the site as a person does: by its address. */
  FrameLocator add(Page page, String gadget) {
    addAddress(page, site.address() + "/" + gadget);
    return frame(page, gadget);
  }

  /** A gadget of the site, which is there already. */
  FrameLocator frame(Page page, String gadget) {
    Locator frame = page.locator("iframe[src*='" + gadget + "']");
    expect(frame).isVisible();
    return frame.contentFrame();
  }

  /** What a gadget of the site, which John Doe adds, writes as JSON into its element of that id. */
  Map<String, Object> results(String gadget) {
    try (Page page = open()) {
      addAddress(page, site.address() + "/" + gadget);
      String name = gadget.replaceAll("\\?.*", "");
      Locator results = page.frameLocator("iframe[src*='" + name + "']").locator("#results");
      expect(results).not().isEmpty();
      return JsonPath.from(results.textContent()).getMap("");
    }
  }

  void addAddress(Page page, String address) {
    page.getByLabel("Address of a gadget").fill(address);
    page.getByText("Add", new Page.GetByTextOptions().setExact(true)).click();
  }

  /**
   * Presses what is in a gadget: again if the page around has got it, as it may while a frame moves
   * or grows.
   */
  static void press(Locator pressed) {
    Frame frame = pressed.elementHandle().ownerFrame();
    frame.evaluate(AWAIT_POINTER);
    do {
      pressed.click();
    } while (!(Boolean) frame.evaluate("hadPointer"));
  }

  /** A gadget of the project. */
  static FrameLocator own(Page page, String name) {
    return page.frameLocator("iframe[src*='gadgets%2F" + name + "%2F']");
  }

  @Override
  public void close() {
    portal.close();
    site.close();
  }
}
