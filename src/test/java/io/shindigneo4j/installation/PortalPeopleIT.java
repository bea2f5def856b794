package io.shindigneo4j.installation;

import static io.shindigneo4j.installation.PortalSite.button;
import static io.shindigneo4j.installation.PortalSite.expect;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.SelectOption;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@Exhaustive
@DisplayName("The portal's profiles in Chromium")
@ExtendWith(SharedGraphServer.class)
@Timeout(TestDeadlines.TEST_SECONDS)
class PortalPeopleIT {
  @TempDir static Path directory;
  private static PortalSite site;

  @BeforeAll
  static void start(GraphServer graph) throws Exception {
    site = PortalSite.start(graph, directory);
  }

  @BeforeEach
  void load() throws Exception {
    site.loadCommunity();
  }

  @AfterAll
  static void stop() {
    if (site != null) {
      site.close();
    }
  }

  @Test
  @DisplayName("ask for a profile in one batch, names aside")
  void cost() {
    try (Page page = site.open("jane.doe", "friends")) {
      List<Request> requests = new CopyOnWriteArrayList<>();
      page.onRequestFinished(requests::add);
      page.locator(".name").first().click();
      expect(page.locator(".profile h1")).isVisible();
      expect(page.locator(".skeleton")).hasCount(0);
      page.waitForCondition(() -> !profiles(requests).isEmpty());
      List<String> batches = profiles(requests);
      assertThat(batches).hasSize(1);
      assertThat(batches.get(0))
          .contains("graph.path", "graph.mutualFriends", "skills.get", "groups.get", "albums.get")
          .contains("mediaItems.get", "activitystreams.get", "@sentrequests");
    }
  }

  /** The batches that ask for a profile. */
  private static List<String> profiles(List<Request> requests) {
    return requests.stream()
        .filter(request -> request.url().endsWith("/social/rpc"))
        .map(Request::postData)
        .filter(text -> text.contains("graph."))
        .toList();
  }

  @Test
  @DisplayName("keep messages in collections that people make, rename, fill and delete")
  void collections() {
    try (Page page = site.open("john.doe", "messages")) {
      PageWatch watch = PageWatch.of(page, site.address());
      Locator current = page.locator(".collections a[aria-current]");
      button(page, "New collection").press("Enter");
      page.getByLabel("Name of the collection").fill("Plans");
      page.keyboard().press("Enter");
      expect(current).hasText("Plans");
      button(page, "Rename “Plans”").click();
      page.getByLabel("Name of the collection").fill("Lunch <b>");
      page.keyboard().press("Enter");
      expect(current).hasText("Lunch <b>");
      watch.expectNothing();
      move(page, watch);
      expect(page.locator(".message", has("Sunday lunch"))).hasCount(2);
      page.setViewportSize(1280, 844);
      site.visit(page, "messages/@outbox/portal-213");
      expect(page.locator(".thread article")).hasCount(3);
      page.locator(".collections a", has("Lunch <b>")).click();
      button(page, "Delete “Lunch <b>”").click();
      expect(page.locator(".collections a", has("Lunch <b>"))).hasCount(0);
      button(page.locator(".toast", has("2 messages in it")), "Undo").click();
      page.locator(".collections a", has("Lunch <b>")).click();
      expect(page.locator(".message", has("Sunday lunch"))).hasCount(2);
    }
  }

  /** Moves a thread, takes that back, and moves it again, each time but for what John has sent. */
  private static void move(Page page, PageWatch watch) {
    for (int i = 0; i < 2; i++) {
      site.visit(page, "messages/@inbox/portal-215");
      expect(page.locator(".thread article")).hasCount(3);
      button(page, "Move this message").click();
      if (i == 0) {
        page.getByLabel("To the collection").selectOption(new SelectOption().setLabel("Lunch <b>"));
      }
      page.getByLabel("All messages of the thread that came in").check();
      button(page.getByRole(AriaRole.DIALOG), "Move").click();
      Locator told = page.locator(".toast", has("2 messages were moved to “Lunch <b>”")).last();
      expect(page.locator(".message", has("Sunday lunch"))).hasCount(0);
      if (i == 0) {
        button(told, "Undo").click(); // which is offered for a few seconds
        expect(page.locator(".message", has("Sunday lunch"))).hasCount(2);
      } else {
        watch.expectNothing();
      }
    }
    page.locator(".collections a", has("Lunch <b>")).click();
  }

  @Test
  @DisplayName("change the own profile in place, keep what is typed, and take pictures")
  void edit() {
    try (Page page = site.open("george.doe", "people/@me")) {
      button(page, "Edit your profile").click();
      page.getByLabel("Town").fill("Turku");
      page.getByLabel("Interests").fill("knots, wind");
      page.reload();
      expect(page.getByLabel("Town")).hasValue("Turku");
      page.getByLabel("Choose a photo").setInputFiles(picture(page));
      expect(page.locator(".profile .face img")).isVisible();
      button(page, "Save").click();
      expect(page.locator(".profile")).containsText("Turku");
      expect(page.locator(".about")).containsText("knots and wind");
      button(page, "New album").click();
      page.getByLabel("Title of the album").fill("Harbour");
      page.getByRole(AriaRole.DIALOG).getByText("Add").click();
      page.getByLabel("Add pictures to Harbour").setInputFiles(picture(page));
      page.locator(".picture").click();
      expect(page.locator(".enlarged")).isVisible();
    }
  }

  private static FilePayload picture(Page page) {
    return new FilePayload("dot.png", "image/png", page.screenshot());
  }

  private static Page.LocatorOptions has(String text) {
    return new Page.LocatorOptions().setHasText(text);
  }
}
