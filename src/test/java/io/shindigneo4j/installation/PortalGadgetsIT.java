package io.shindigneo4j.installation;

import static io.shindigneo4j.installation.GadgetPortal.own;
import static io.shindigneo4j.installation.PortalSite.expect;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Gadgets in the portal")
@ExtendWith(SharedGraphServer.class)
@Timeout(TestDeadlines.TEST_SECONDS)
@Exhaustive
class PortalGadgetsIT {
  private static final List<String> TITLES =
      List.of("Profile", "Friends", "Stream", "Messages", "People you may know", "Groups");

  /** All scripts of features, on the wire. */
  private static final int SCRIPT_BYTES = 120_000;

  /** Ends before the portal itself gives up a gadget that hangs. */
  private static final Map<String, String> FETCHES = Map.of("shindig.neo4j.fetch-timeout", "PT10S");

  @TempDir static Path directory;
  private static GadgetPortal portal;

  @BeforeAll
  static void start(GraphServer graph) throws Exception {
    portal = GadgetPortal.start(graph, directory, FETCHES);
  }

  @AfterAll
  static void stop() {
    if (portal != null) {
      portal.close();
    }
  }

  @BeforeEach
  void people() throws Exception {
    portal.loadPeople();
  }

  @Test
  @DisplayName("show who the viewer is and knows, without an error and without a foreign request")
  void shown() {
    List<String> problems = new CopyOnWriteArrayList<>();
    try (Page page = portal.openWithAll()) {
      page.onConsoleMessage(
          message -> {
            if (message.type().equals("error") && !PageWatch.isOfLeaving(message)) {
              problems.add(message.text());
            }
          });
      page.onRequest(
          request -> {
            if (!request.url().matches("(data:|https?://([a-z0-9.]+\\.)?localhost:).*")) {
              problems.add(request.url());
            }
          });
      page.reload();
      expectTitles(page, TITLES);
      expectAll(page);
      expect(own(page, "friends").locator("h2")).hasText("3 friends");
      assertThat(problems).isEmpty();
    }
  }

  /** Each gadget of the project has what it shows John Doe at first. */
  private static void expectAll(Page page) {
    expect(own(page, "profile").locator("main")).containsText("Johnny");
    expect(own(page, "friends").locator("li")).hasCount(3);
    expect(own(page, "stream").locator("li").first()).containsText("Janey");
    expect(own(page, "inbox").locator("main")).hasText("No messages.");
    expect(own(page, "groups").locator("li")).hasCount(2);
  }

  @Test
  @DisplayName("put names of people in as text")
  void hostileNames() {
    portal.cypher(
        "MATCH (p:Person {id: 'jane.doe'}) SET p.displayName = '<img src=x onerror=alert(1)>'");
    try (Page page = portal.openWithAll()) {
      page.onDialog(dialog -> assertThat(dialog.message()).as("it ran").isNull());
      expect(own(page, "friends").locator("main")).containsText("<img src=x onerror=alert(1)>");
      expect(own(page, "friends").locator("main img")).hasCount(0);
    }
  }

  @Test
  @DisplayName("fetch though they require nothing")
  void plain() {
    assertThat(portal.results("plain.xml"))
        .containsEntry("status", 200)
        .containsEntry("fetched", true);
  }

  @Test
  @DisplayName("have the defaults of preferences that nobody has set, in scripts and in their text")
  void defaults() {
    assertThat(portal.results("preferences.xml"))
        .containsEntry("city", "Oulu & Turku")
        .containsEntry("inText", "Oulu & Turku")
        .containsEntry("shown", true)
        .containsEntry("many", List.of("a", "b c"))
        .containsEntry("nowhere", "");
  }

  @ParameterizedTest
  @CsvSource({
    "page.xml, This gadget is a page of another site",
    "preview.xml, has nothing to show here",
    "hub.xml, 'needs pubsub-2, which is not there'"
  })
  @DisplayName("say why they are not shown, and can be removed")
  void notShown(String gadget, String reason) {
    try (Page page = portal.open()) {
      portal.addAddress(page, portal.site().address() + "/" + gadget);
      expect(page.locator(".gadget-failure")).containsText(reason);
      removeLast(page);
    }
  }

  @Test
  @DisplayName("say which feature is unknown, and can be removed")
  void unknownFeature() {
    try (Page page = portal.open()) {
      expect(portal.add(page, "unknownFeature.xml").locator("body"))
          .containsText("no-such-feature");
      removeLast(page);
    }
  }

  private static void removeLast(Page page) {
    Locator last = page.locator(".gadget").last();
    String id = last.getAttribute("data-gadget");
    last.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Remove")).click();
    expect(page.locator("[data-gadget='" + id + "']")).hasCount(0);
  }

  @Test
  @DisplayName("tell of new friends as soon as there are")
  void live() {
    try (Page page = portal.openWithAll()) {
      expect(own(page, "friends").locator("li")).hasCount(3);
      portal.cypher(
          """
          MATCH (john:Person {id: 'john.doe'}), (mario:Person {id: 'mario.rossi'})
          CREATE (john)-[:FRIEND_OF {since: 1}]->(mario)
          """);
      expect(own(page, "friends").locator("h2")).hasText("4 friends");
    }
  }

  @Test
  @DisplayName("are moved by keys and by mouse, added and removed, and stay so")
  void arranged() {
    try (Page page = portal.openWithAll()) {
      expectTitles(page, TITLES);
      label(page, "Move Friends").press("ArrowLeft");
      expect(page.locator(".gadget-news")).containsText("Friends is now at place 1 of 6.");
      label(page, "Remove Messages").click();
      label(page, "Remove Stream").click();
      page.getByText("Undo").click();
      addNeighbour(page);
      List<String> wanted =
          List.of("Neighbour", "Friends", "Profile", "Stream", "People you may know", "Groups");
      expectTitles(page, wanted);
      page.reload();
      expectTitles(page, wanted);
      expect(own(page, "friends").locator("li")).hasCount(3); // no frame above grows any more
      expect(own(page, "groups").locator("li")).hasCount(2);
      drag(page, "Move Groups", label(page, "Move Friends"));
      expectTitles(
          page,
          List.of("Neighbour", "Groups", "Friends", "Profile", "Stream", "People you may know"));
    }
  }

  private static void drag(Page page, String from, Locator to) {
    Locator handle = label(page, from);
    handle.scrollIntoViewIfNeeded();
    handle.hover();
    page.mouse().down();
    BoundingBox box = to.boundingBox();
    page.mouse().move(box.x + 5, box.y + 5, new Mouse.MoveOptions().setSteps(5));
    page.mouse().up();
  }

  @Test
  @DisplayName("have preferences, which people set and the portal keeps")
  void preferences() {
    try (Page page = portal.openWithAll()) {
      expect(own(page, "friends").locator("li")).hasCount(3);
      portal.cypher(
          """
          MATCH (john:Person {id: 'john.doe'})
          UNWIND range(1, 9) AS i
          CREATE (john)-[:FRIEND_OF {since: 1}]->(:Person {id: 'p' + i, displayName: 'P ' + i})
          """);
      expect(own(page, "friends").locator("li")).hasCount(5);
      label(page, "Settings of Friends").click();
      page.locator(".gadget-preferences select").selectOption("10");
      GadgetPortal.awaitKept(
          page, text -> text.contains("\"gadgets."), page.getByText("Save")::click);
      expect(own(page, "friends").locator("li")).hasCount(10);
      page.reload();
      expect(own(page, "friends").locator("li")).hasCount(10);
      label(page, "Enlarge Friends").click();
      expect(own(page, "friends").locator("li")).hasCount(12);
    }
  }

  @Test
  @DisplayName("draw nothing anew while a pointer is down, so that it clicks")
  void pressed() {
    try (Page page = portal.openWithAll()) {
      expectAll(page); // so that no frame moves or grows any more
      Locator panel = own(page, "friends").locator("body");
      Locator heading = panel.locator("h2");
      heading.hover();
      page.mouse().down();
      heading.evaluate(
          """
          heading => {
            heading.dataset.before = '';
            heading.addEventListener('click', () => (document.body.dataset.clicked = ''));
            gadget.redraw();
          }
          """);
      page.mouse().up();
      expect(panel).hasAttribute("data-clicked", "");
      expect(heading).not().hasAttribute("data-before", "");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          missing.xml   | There is nothing at
          framing.html  | is not the XML of a gadget
          large.xml     | is too large
          hanging.xml   | does not answer
          """)
  @DisplayName("that cannot be shown say why, and what to do")
  void failures(String file, String words) {
    try (Page page = portal.openWithAll()) {
      portal.addAddress(page, portal.site().address() + "/" + file);
      Locator failure = page.locator(".gadget").first().getByRole(AriaRole.ALERT);
      expect(failure).containsText(words);
      expect(failure.getByText("Try again")).isVisible();
      label(page, "Address of a gadget").fill("javascript:alert(1)");
      page.locator(".gadget-add button").click();
      expect(page.locator(".gadget-news")).containsText("This is no address of a gadget");
    }
  }

  @Test
  @DisplayName("load little, and once: the scripts of features")
  void budget() {
    try (Page page = portal.newPage()) {
      Map<String, Double> first = scripts(page, () -> portal.openWithAll(page));
      assertThat(first.values().stream().mapToDouble(Double::doubleValue).sum())
          .as(first.toString())
          .isPositive()
          .isLessThanOrEqualTo(SCRIPT_BYTES);
      Map<String, Double> again = scripts(page, page::reload);
      assertThat(again.values().stream().mapToDouble(Double::doubleValue).sum())
          .as(again.toString())
          .isZero();
    }
  }

  /** What comes over the wire of each script of features while a page loads, frames included. */
  private static Map<String, Double> scripts(Page page, Runnable load) {
    Map<String, String> addresses = new HashMap<>();
    Map<String, Double> bytes = new HashMap<>();
    CDPSession session = page.context().newCDPSession(page);
    session.on("Network.responseReceived", event -> received(event, addresses));
    session.on(
        "Network.loadingFinished",
        event -> {
          String address = addresses.get(event.get("requestId").getAsString());
          if (address != null) {
            bytes.merge(address, event.get("encodedDataLength").getAsDouble(), Double::sum);
          }
        });
    session.send("Network.enable");
    load.run();
    expectAll(page);
    session.detach();
    return bytes;
  }

  private static void received(JsonObject event, Map<String, String> addresses) {
    JsonObject response = event.getAsJsonObject("response");
    String address = response.get("url").getAsString();
    boolean fromCache = response.get("fromDiskCache").getAsBoolean();
    if (address.contains("/gadgets/js/") && !fromCache) {
      addresses.put(event.get("requestId").getAsString(), address);
    }
  }

  @Test
  @DisplayName("stand on home as on their own page, which enlarges them")
  void onHome() {
    try (Page page = portal.open()) {
      PortalSite.button(page, "Add the gadget Profile").click();
      expect(own(page, "profile").locator("main")).containsText("Johnny");
      GadgetPortal.awaitKept(
          page,
          text -> text.contains("own:profile") && !text.contains("own:suggestions"),
          label(page, "Remove People you may know")::click);
      page.navigate(portal.address() + "/portal/");
      expectTitles(page, List.of("Profile", "Groups"));
      expect(own(page, "profile").locator("main")).containsText("Johnny");
      expect(own(page, "groups").locator("h2").first()).hasText("Groups");
      page.getByText("Add a gadget").click();
      addNeighbour(page);
      label(page, "Enlarge Groups").click();
      expect(page).hasURL(portal.address() + "/portal/gadgets?large=groups");
      expect(page.locator(".gadget-canvas")).hasAttribute("data-gadget", "groups");
      expectTitles(page, List.of("Neighbour", "Profile", "Groups"));
      own(page, "groups").locator("button.name").first().click();
      expect(page).hasURL(Pattern.compile(".*/portal/groups/[^/]+"));
    }
  }

  @Test
  @DisplayName("stand on the page of a person, where friends agree to those of other sites")
  void onProfile() {
    try (Page john = portal.portal().open("john.doe", "people/@me")) {
      john.getByText("Add a gadget").click();
      GadgetPortal.awaitKept(
          john,
          text -> text.contains("own:friends"),
          PortalSite.button(john, "Add the gadget Friends")::click);
      label(john, "Address of a gadget").fill(portal.site().address() + "/neighbour.xml");
      GadgetPortal.awaitKept(
          john, text -> text.contains("neighbour.xml"), john.locator(".gadget-add button")::click);
      expect(portal.frame(john, "neighbour.xml").locator("#secret")).isVisible();
    }
    try (Page jane = portal.portal().open("jane.doe", "people/john.doe")) {
      expect(own(jane, "friends").locator("h2")).hasText("3 friends");
      Locator foreign = jane.locator(".gadget").first();
      expect(foreign).containsText("This gadget comes from " + portal.site().host());
      expect(foreign.locator("iframe")).hasCount(0);
      expect(jane.locator(".gadget-handle, .gadget-add")).hasCount(0);
      assertThat(Axe.violations(jane)).isEmpty();
      PortalSite.button(foreign, "Show it").click();
      expect(portal.frame(jane, "neighbour.xml").locator("#secret")).isVisible();
    }
    try (Page mario = portal.portal().open("mario.rossi", "people/john.doe")) {
      expect(PortalSite.button(mario, "Befriend")).isVisible();
      expect(mario.locator(".gadget")).hasCount(0);
    }
  }

  /** Shindig keeps one token for the document, whose owner is that of the page. */
  @Test
  @DisplayName("are about the owner of the page, also where the viewer comes from home")
  void onProfileFromHome() {
    try (Page john = portal.portal().open("john.doe", "people/@me")) {
      john.getByText("Add a gadget").click();
      GadgetPortal.awaitKept(
          john,
          text -> text.contains("own:profile"),
          PortalSite.button(john, "Add the gadget Profile")::click);
    }
    try (Page jane = portal.portal().open("jane.doe", "")) {
      expect(own(jane, "groups").locator("main > *").first()).isVisible();
      PortalVisitor visitor = new PortalVisitor(portal, jane);
      visitor.find("Johnny", "Johnny");
      expect(own(jane, "profile").locator("main")).containsText("Johnny");
      jane.goBack();
      expect(own(jane, "groups").locator("main > *").first()).isVisible();
      visitor.find("Johnny", "Johnny");
      expect(own(jane, "profile").locator("main")).containsText("Johnny");
    }
  }

  /** Adds a gadget of another site, which is kept when this returns. */
  private static void addNeighbour(Page page) {
    GadgetPortal.awaitKept(
        page, text -> text.contains("neighbour.xml"), () -> portal.add(page, "neighbour.xml"));
    expect(portal.frame(page, "neighbour.xml").locator("#secret"))
        .hasText("secret of the neighbour");
  }

  private static Locator label(Page page, String text) {
    return page.getByLabel(text, new Page.GetByLabelOptions().setExact(true));
  }

  private static void expectTitles(Page page, List<String> titles) {
    expect(page.locator(".gadget-title")).hasText(titles.toArray(String[]::new));
  }
}
