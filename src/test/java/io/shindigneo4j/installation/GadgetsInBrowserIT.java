package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.FrameLocator;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.FreePort;
import io.shindigneo4j.testing.JsonPath;
import io.shindigneo4j.testing.TestDeadlines;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Gadgets of other sites in Chromium")
@TestInstance(Lifecycle.PER_CLASS)
@Timeout(TestDeadlines.TEST_SECONDS)
class GadgetsInBrowserIT {
  @TempDir static Path directory;
  private GadgetSite site;
  private Chromium chromium;
  private RunCommand shindig;
  private String container;

  @BeforeAll
  void start() throws Exception {
    PlaywrightAssertions.setDefaultAssertionTimeout(TestDeadlines.HANGING_MILLIS);
    chromium = Chromium.start();
    site = GadgetSite.start();
    int port = FreePort.find();
    Map<String, String> environment =
        Map.of(
            "SHINDIG_PORT",
            Integer.toString(port),
            "SHINDIG_NEO4J_CALL_TIMEOUT",
            TestDeadlines.HANGING.toString(),
            "SHINDIG_NEO4J_FETCH_TIMEOUT",
            TestDeadlines.HANGING.toString(),
            "SHINDIG_NEO4J_INTERNAL_HOSTS",
            "localhost:" + port + ", " + site.host());
    shindig = RunCommand.start(directory, environment);
    container = shindig.address();
    site.set("container", container);
  }

  @AfterAll
  void stop() throws Exception {
    if (chromium != null) {
      chromium.close();
    }
    if (site != null) {
      site.close();
    }
    if (shindig != null) {
      shindig.close();
    }
  }

  @Exhaustive
  @Test
  @DisplayName("show people, a feed and an image through the proxy")
  void honest() {
    try (Page page = chromium.page()) {
      FrameLocator gadget = show(page, container, "honest.xml");
      expect(gadget.locator("#viewer")).hasText("John Doe");
      expect(gadget.locator("#friends")).hasText("3");
      expect(gadget.locator("#feed")).hasText("News of the site");
      expect(gadget.locator("#image")).hasJSProperty("naturalWidth", 3);
    }
  }

  @Exhaustive
  @Test
  @DisplayName("show what the browser makes of their templates and data")
  void templates() {
    try (Page page = chromium.page()) {
      FrameLocator gadget = show(page, container, "templates.xml");
      expect(gadget.locator("li").first()).hasText("Jane Doe");
      expect(gadget.locator("li")).hasCount(2);
      expect(gadget.locator("#total")).hasText("3");
    }
  }

  @Test
  @DisplayName("get neither at the container nor at each other")
  void hostile() {
    try (Page page = chromium.page()) {
      FrameLocator neighbour = show(page, container, "neighbour.xml");
      expect(neighbour.locator("#secret")).hasText("secret of the neighbour");
      List<String> blocked = blocked(page);
      Map<String, Object> results = results(show(page, container, "hostile.xml"));
      Map<String, Object> wanted = new HashMap<>();
      for (String refused :
          List.of("parentDocument", "neighbour", "top", "session", "sessionAsScript")) {
        wanted.put(refused, "refused");
      }
      for (String unknown : List.of("ownSession", "ownContainer", "ownHome", "ownMetadata")) {
        wanted.put(unknown, "404");
      }
      wanted.put("neighbourHere", "400");
      wanted.put("cookies", "");
      assertThat(results).containsAllEntriesOf(wanted);
      assertThat(results.get("origin").toString()).contains(".gadgets.localhost:");
      assertThat(results.get("tokenOfNeighbour").toString())
          .contains("403")
          .doesNotContain("\"token\":\"");
      assertThat(results.get("write").toString()).contains("403");
      page.waitForCondition(() -> blocked.contains(container + "portal/"));
      assertThat(page.url()).startsWith(container);
    }
  }

  @Test
  @DisplayName("sanitize HTML, of which nothing runs and nothing hostile remains")
  void sanitize() {
    try (Page page = chromium.page()) {
      assertThat(results(show(page, container, "sanitize.xml")))
          .containsEntry("ran", List.of())
          .containsEntry("remains", List.of())
          .containsEntry("problems", List.of())
          .containsEntry("base", true)
          .containsEntry("kept", true)
          .containsEntry("addresses", "<a>a</a>");
    }
  }

  @Test
  @DisplayName("are shown by no other page, which gets no token either")
  void framed() {
    try (Page page = chromium.page()) {
      expect(show(page, container, "neighbour.xml").locator("#secret")).isVisible();
      List<String> blocked = blocked(page);
      site.set("gadget", page.locator("iframe[src*='neighbour.xml']").getAttribute("src"));
      page.navigate(site.address() + "/framing.html");
      expect(page.locator("#session")).hasText("refused");
      page.waitForCondition(() -> blocked.contains(container + "portal/"));
      page.waitForCondition(() -> blocked.stream().anyMatch(url -> url.contains("neighbour.xml")));
    }
  }

  @Test
  @DisplayName("have an origin of nobody where there is no host for them")
  void sandboxed() throws Exception {
    try (StockTomcat tomcat =
            StockTomcat.start(
                Map.of(
                    "SHINDIG_NEO4J_URI",
                    "ws://localhost:1/a",
                    "SHINDIG_NEO4J_FETCH_TIMEOUT",
                    TestDeadlines.HANGING.toString(),
                    "SHINDIG_NEO4J_INTERNAL_HOSTS",
                    "localhost, 127.0.0.1"));
        Page page = chromium.page()) {
      Map<String, Object> results = results(show(page, tomcat.address(), "hostile.xml"));
      assertThat(results)
          .containsEntry("origin", "null")
          .containsEntry("cookies", "refused")
          .containsEntry("parentDocument", "refused")
          .containsEntry("top", "refused")
          .containsEntry("ownContainer", "refused")
          .containsEntry("ownSession", "refused");
    }
  }

  /** As a person does: by the address of the gadget. */
  private FrameLocator show(Page page, String address, String gadget) {
    if (!page.url().startsWith(address)) {
      OtherContainer.serve(page.context());
      page.navigate(address + "container/");
      awaitGadget(page);
      signIn(page);
    }
    awaitGadget(page);
    page.getByLabel("Address of a gadget").fill(site.address() + "/" + gadget);
    page.getByText("Show", new Page.GetByTextOptions().setExact(true)).click();
    String frame = "iframe[src*='" + gadget + "']";
    expect(page.locator(frame + ", #problem:not(:empty)")).isVisible();
    expect(page.locator("#problem")).isEmpty();
    return page.frameLocator(frame);
  }

  private static void awaitGadget(Page page) {
    page.waitForCondition(() -> page.locator("#gadgets > div").count() > 0);
  }

  /** As John Doe, where people sign in. */
  private static void signIn(Page page) {
    Locator link = page.locator("#sign-in");
    if (link.isVisible()) {
      link.click();
      page.locator("button[value='john.doe']").click();
      expect(page.locator("#viewer")).hasText("You act as john.doe.");
    } else {
      expect(page.locator("#viewer")).containsText("Nobody is signed in.");
    }
  }

  private static Map<String, Object> results(FrameLocator gadget) {
    Locator results = gadget.locator("#results");
    expect(results).not().isEmpty();
    return JsonPath.from(results.textContent()).getMap("");
  }

  /** The addresses that the browser does not show, from now on. */
  private static List<String> blocked(Page page) {
    List<String> addresses = new ArrayList<>();
    page.onRequestFailed(
        request -> {
          if (request.failure().equals("net::ERR_BLOCKED_BY_RESPONSE")) {
            addresses.add(request.url());
          }
        });
    return addresses;
  }

  private static LocatorAssertions expect(Locator locator) {
    return PlaywrightAssertions.assertThat(locator);
  }
}
