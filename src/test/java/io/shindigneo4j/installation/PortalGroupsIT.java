package io.shindigneo4j.installation;

import static io.shindigneo4j.installation.PortalSite.button;
import static io.shindigneo4j.installation.PortalSite.expect;

import com.microsoft.playwright.FrameLocator;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@Exhaustive
@DisplayName("Groups, search, organisation and settings of the portal in Chromium")
@ExtendWith(SharedGraphServer.class)
@Timeout(TestDeadlines.TEST_SECONDS)
class PortalGroupsIT {
  @TempDir static Path directory;
  private static PortalSite portal;

  @BeforeAll
  static void start(GraphServer graph) throws Exception {
    portal = PortalSite.start(graph, directory);
  }

  @AfterAll
  static void stop() {
    if (portal != null) {
      portal.close();
    }
  }

  @BeforeEach
  void load() throws Exception {
    portal.loadCommunity();
  }

  @Test
  @DisplayName("let people found a group, invite, join, lead and leave, each seen by the other")
  void group() {
    try (Page john = portal.open("john.doe", "groups");
        Page jane = portal.open("jane.doe", "groups")) {
      found(john);
      invite(john);
      join(jane);
      john.getByLabel("Role of Janey").selectOption("admin");
      expect(jane.getByText("You look after this group.")).isVisible();
      leave(john);
      expect(john.getByText("A group needs an owner")).isVisible();
      leave(jane);
      expect(john.getByLabel("Role of Janey")).hasCount(0);
      button(john, "Delete").click();
      button(john.getByRole(AriaRole.DIALOG), "Delete").click();
      expect(john.getByText("Chess at noon was deleted.")).isVisible();
    }
  }

  private static void found(Page page) {
    button(page, "Create a group").click();
    page.getByLabel("Name", new Page.GetByLabelOptions().setExact(true)).fill("Chess at noon");
    page.getByLabel("What it is about").fill("Blitz & <b>tea</b>");
    page.getByLabel("Closed").check();
    button(page, "Save").click();
    expect(page.locator("h1")).containsText("Chess at noon");
    expect(page.locator("main")).containsText("Blitz & <b>tea</b>");
  }

  private static void invite(Page page) {
    button(page, "Invite somebody").click();
    Locator dialog = page.getByRole(AriaRole.DIALOG);
    dialog.getByLabel("Name").pressSequentially("Jane");
    expect(dialog.getByRole(AriaRole.OPTION).first()).containsText("Janey");
    page.keyboard().press("ArrowDown");
    page.keyboard().press("Enter");
    expect(dialog.getByLabel("Name")).hasValue("Janey");
    button(dialog, "Invite somebody").click();
    expect(page.getByText("Janey is invited.")).isVisible();
    expect(button(page, "Withdraw the invitation of Janey")).isVisible();
  }

  private static void join(Page page) {
    expect(button(page, "Accept the invitation into Chess at noon")).isVisible();
    page.getByText("Chess at noon").click();
    expect(page.getByText("Only members see who is in this group.")).isVisible();
    button(page, "Join").click();
    expect(page.getByText("You are a member.")).isVisible();
    expect(page.locator(".person").first()).isVisible();
  }

  private static void leave(Page page) {
    button(page, "Leave").click();
    button(page.getByRole(AriaRole.DIALOG), "Leave").click();
  }

  @Test
  @DisplayName("find people by name, interest and organisation, and skills, while somebody types")
  void search() {
    try (Page page = portal.open("john.doe", "groups")) {
      Locator box = page.locator("#search");
      box.fill("ja");
      expect(option(page, "Janey")).isVisible();
      expect(option(page, "Amara Okafor")).containsText("Interest: jazz");
      option(page, "Jazz 2 people").click();
      expect(page.locator("h1")).hasText("Who has the skill Jazz");
      expect(page.getByText("Amara Okafor")).isVisible();
      box.fill("brightwater");
      expect(option(page, "Amara Okafor")).containsText("Managing director, Brightwater");
      page.keyboard().press("Escape");
      expect(page.getByRole(AriaRole.OPTION)).hasCount(0);
      page.keyboard().press("Enter");
      expect(page.locator("h1")).hasText("Search: brightwater");
      expect(page.locator("main")).containsText("Managing director, Brightwater");
      expect(box).hasValue("brightwater");
    }
  }

  private static Locator option(Page page, String text) {
    return page.getByRole(AriaRole.OPTION, new Page.GetByRoleOptions().setName(text));
  }

  @Test
  @DisplayName("draw who reports to whom as a tree that keys open")
  void organization() {
    try (Page page = portal.open("maija.m", "organization")) {
      expect(page.locator("main")).containsText("You report to nobody");
      button(page, "Set my manager").click();
      page.getByRole(AriaRole.DIALOG).getByLabel("Name").fill("Oliver Hartley");
      button(page.getByRole(AriaRole.DIALOG), "Save").click();
      Locator own = page.locator("[role=treeitem][aria-current=true]");
      expect(own).isVisible();
      own.focus();
      page.keyboard().press("Home");
      expect(page.locator("[role=treeitem]:focus")).hasAttribute("aria-level", "1");
      page.keyboard().press("ArrowLeft");
      expect(page.locator("[role=treeitem]")).hasCount(1);
      page.keyboard().press("ArrowRight");
      expect(own).isVisible();
      Locator mei = treeItem(page, "Mei Tanaka");
      mei.focus();
      page.keyboard().press("ArrowRight");
      expect(treeItem(page, "Fatou Diallo")).isVisible();
      page.keyboard().press("ArrowRight");
      page.keyboard().press("Enter");
      expect(page.locator("h1")).containsText("Dmitri Volkov");
      portal.visit(page, "organization");
      button(page, "End").click();
      expect(page.locator("main")).containsText("You report to nobody");
    }
  }

  private static Locator treeItem(Page page, String name) {
    return page.getByRole(AriaRole.TREEITEM, new Page.GetByRoleOptions().setName(name));
  }

  @Test
  @DisplayName("bring back whom a person has dismissed or blocks")
  void avoided() {
    try (Page page = portal.open("george.doe", "")) {
      FrameLocator people = GadgetPortal.own(page, "suggestions");
      Locator dismiss = people.getByLabel("Do not suggest").first();
      String name = dismiss.getAttribute("aria-label").replace("Do not suggest ", "");
      GadgetPortal.press(dismiss);
      expect(people.getByText("Undo")).isVisible();
      portal.visit(page, "settings");
      button(page, "Suggest " + name + " again").click();
      expect(page.getByText("Suggestions that you dismiss")).isVisible();
      button(page, "Undo").click();
      button(page, "Suggest " + name + " again").click();
      expect(page.getByText(name + " may be suggested again.").last()).isVisible();
      portal.visit(page, "");
      expect(people.getByLabel("Do not suggest " + name)).hasCount(1);
      portal.visit(page, "settings");
      block(page);
    }
  }

  private static void block(Page page) {
    button(page, "Block somebody").click();
    Locator dialog = page.getByRole(AriaRole.DIALOG);
    dialog.getByLabel("Name").fill("Tomasz");
    dialog.getByRole(AriaRole.OPTION).first().click();
    button(dialog, "Block somebody").click();
    Locator unblock = button(page, "Unblock Tomasz Zieliński");
    expect(unblock).isVisible();
    page.reload();
    unblock.click();
    expect(page.getByText("Tomasz Zieliński is not blocked any more.")).isVisible();
    page.reload();
    expect(page.getByText("You block nobody.")).isVisible();
  }

  @Test
  @DisplayName("tell where a person is signed in, and end that in all other browsers")
  void sessions() {
    try (Page page = portal.open("john.doe", "settings");
        Page other = portal.open("john.doe", "friends")) {
      page.waitForCondition( // a sign-in is noted, and nobody waits for it
          () -> {
            portal.visit(page, "settings");
            return button(page, "End all others").isVisible();
          });
      expect(page.getByText("Chrome on Linux")).hasCount(2);
      button(page, "End all others").click();
      button(page.getByRole(AriaRole.DIALOG), "End this").click();
      expect(page.getByText("It is signed out.")).isVisible();
      expect(button(page, "End all others")).hasCount(0);
      String session = portal.address() + "/identity/session";
      other.waitForCondition(() -> !other.request().get(session).text().contains("john.doe"));
    }
  }

  @Test
  @DisplayName("end what an application and a service do for a person")
  void authorizations() {
    portal.cypher(
        """
        MATCH (john:Person {id: 'john.doe'})
        CREATE (john)-[:CONSENTS_TO {scopes: ['people:read'], since: 1}]->
            (:OAuthClient {id: 'calendar', name: 'Calendar', enabled: true}),
          (john)-[:HAS_GADGET_TOKEN]->
            (:GadgetToken {service: 's1', name: 'token ', granted: 1, expires: 4102444800000}),
          (:GadgetService {id: 's1', gadget: 'https://a.example.org/g.xml', name: 'Mail'})
        """);
    try (Page page = portal.open("john.doe", "settings")) {
      expect(page.getByText("people:read")).isVisible();
      expect(page.getByText("https://a.example.org/g.xml")).isVisible();
      end(page, "Calendar");
      end(page, "Mail");
      page.reload();
      expect(page.getByText("No application may act for you.")).isVisible();
      expect(page.getByText("No gadget uses a service of another site")).isVisible();
    }
  }

  private static void end(Page page, String name) {
    button(page, "End " + name).click();
    button(page.getByRole(AriaRole.DIALOG), "End this").click();
    expect(page.getByText(name + " was ended.")).isVisible();
  }

  @Test
  @DisplayName("remember colours and language")
  void appearance() {
    try (Page page = portal.open("john.doe", "settings")) {
      page.getByLabel("Dark", new Page.GetByLabelOptions().setExact(true)).check();
      expect(page.locator("html")).hasAttribute("data-theme", "dark");
      page.getByLabel("Light colours").click();
      expect(page.getByLabel("Light", new Page.GetByLabelOptions().setExact(true))).isChecked();
      page.getByLabel("Language").selectOption("de");
      expect(page.locator("h1")).hasText("Einstellungen");
      page.getByLabel("Dein Konto").click();
      page.getByRole(AriaRole.DIALOG).getByLabel("Sprache").selectOption("en");
      expect(page.locator("h1")).hasText("Settings");
      expect(page.locator("html")).hasAttribute("lang", "en");
      expect(page.locator("html")).hasAttribute("data-theme", "light");
    }
  }
}
