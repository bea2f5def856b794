package io.shindigneo4j.installation;

import static io.shindigneo4j.installation.PortalSite.expect;

import com.microsoft.playwright.FrameLocator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import io.shindigneo4j.build.NodeModules;
import io.shindigneo4j.build.TutorialReader;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Each page is followed from its beginning to its end, on servers of its own. */
@DisplayName("The tutorials do what they say")
@Exhaustive
@Timeout(value = 20, unit = TimeUnit.MINUTES)
class TutorialsIT {

  /** Leads to a running Neo4j with the plug-in. */
  private static final Set<String> NEO4J =
      Set.of("own-folders", "own-plugin", "own-password", "own-neo4j", "own-health");

  /** Of John Doe, as the page says. */
  private static final Pattern FRIENDS = Pattern.compile("Janey\\s*Georgey\\s*Maija");

  private TutorialFolder folder;

  @BeforeEach
  void unpack() throws IOException {
    folder = new TutorialFolder();
  }

  @AfterEach
  void delete() throws IOException {
    folder.close();
  }

  @Test
  void firstSteps() throws Exception {
    try (TutorialReader reader = folder.readerInProject();
        Chromium chromium = Chromium.start()) {
      reader.follow("docs/tutorials/first-steps.md");
      Page page = signIn(chromium, "jane.doe");
      expect(page).hasURL(folder.address() + "portal/");
      expect(page.locator(".post").first()).isVisible();
    }
  }

  private Page signIn(Chromium chromium, String person) {
    PlaywrightAssertions.setDefaultAssertionTimeout(TestDeadlines.HANGING_MILLIS);
    Page page = chromium.page();
    page.navigate(folder.address());
    PortalSite.enter(page, person);
    expect(page).hasURL(folder.address() + "portal/");
    return page;
  }

  @Test
  void gadget() throws Exception {
    try (TutorialReader reader = folder.reader();
        Chromium chromium = Chromium.start()) {
      reader.follow("docs/tutorials/gadget.md");
      Page page = signIn(chromium, "john.doe");
      page.navigate(folder.address() + "portal/gadgets");
      page.getByLabel("Address of a gadget").fill(folder.gadget());
      PortalSite.button(page, "Add").click();
      FrameLocator gadget = page.frameLocator("iframe[title='My friends']");
      expect(gadget.locator("#friends")).containsText(FRIENDS);
    }
  }

  @Test
  void ownServers() throws Exception {
    folder.addNeo4j();
    folder.addTomcat();
    try (TutorialReader reader = folder.reader()) {
      reader.follow("docs/tutorials/own-servers.md");
    }
  }

  @Test
  void driver() throws Exception {
    NodeModules.require();
    folder.addNeo4j();
    folder.addClients();
    try (TutorialReader reader = folder.reader()) {
      reader.follow("docs/tutorials/own-servers.md", NEO4J);
      reader.follow("docs/tutorials/driver.md");
    }
  }

  @Test
  void pack() throws Exception {
    folder.addNeo4j();
    try (TutorialReader reader = folder.reader()) {
      reader.follow("docs/tutorials/own-servers.md", NEO4J);
      reader.follow("docs/tutorials/pack.md");
    }
  }
}
