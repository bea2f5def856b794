package io.shindigneo4j.installation;

import static io.shindigneo4j.installation.GadgetPortal.own;
import static io.shindigneo4j.installation.PortalSite.expect;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Hostile people and gadgets in the portal")
@ExtendWith(SharedGraphServer.class)
@Timeout(TestDeadlines.TEST_SECONDS)
class PortalAttacksIT {
  /** As a script of the portal calls. */
  private static final String CALL =
      """
      async ([method, params]) => {
        const {csrf} = await (await fetch('/identity/session')).json();
        const answer = await fetch('/social/rpc', {
          method: 'POST',
          headers: {'Content-Type': 'application/json', 'X-CSRF-Token': csrf},
          body: JSON.stringify({id: 'a', method, params})
        });
        return answer.json();
      }
      """;

  @TempDir static Path directory;
  private static GadgetPortal portal;

  @BeforeAll
  static void start(GraphServer graph) throws Exception {
    portal = GadgetPortal.start(graph, directory);
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
  @DisplayName("who name pictures of other sites, or of the proxy, learn nothing of who sees them")
  void pictures() {
    portal.cypher(
        """
        MATCH (p:Person) WHERE p.id IN ['jane.doe', 'george.doe', 'maija.m']
        SET p.thumbnailUrl = CASE p.id WHEN 'jane.doe' THEN '%s/image.png'
          ELSE '/gadgets/proxy?container=default&url=%s/image.png' END
        """
            .formatted(portal.site().address(), portal.site().address()));
    try (Page page = portal.openWithAll()) {
      List<String> asked = requests(page);
      page.reload();
      expect(own(page, "friends").locator("li")).hasCount(3);
      expect(own(page, "friends").locator("main")).containsText("Jane");
      page.navigate(portal.address() + "/portal/friends");
      expect(page.locator(".person").first()).isVisible();
      page.navigate(portal.address() + "/portal/people/george.doe");
      expect(page.locator("main h1")).isVisible();
      assertThat(asked).filteredOn(url -> url.contains("image.png")).isEmpty();
    }
  }

  @Test
  @DisplayName("that lead away at once do so once, and can be removed")
  void pushy() {
    try (Page page = portal.openWithAll()) {
      GadgetPortal.awaitKept(
          page,
          text -> text.contains("pushy.xml"),
          () -> portal.addAddress(page, portal.site().address() + "/pushy.xml"));
      page.waitForURL("**/portal/people/mario.rossi");
      page.locator(".navigation a[href$='/gadgets']").click();
      Locator first = page.locator(".gadget").first();
      expect(first.getByRole(AriaRole.ALERT)).containsText("led you away");
      expect(own(page, "friends").locator("li")).hasCount(3);
      page.getByLabel("Remove localhost").click();
      expect(page.locator(".gadget")).hasCount(6);
      assertThat(page.url()).endsWith("/portal/gadgets");
    }
  }

  @Test
  @DisplayName("that set preferences without end write a few, and none that are too long")
  void greedy() {
    try (Page page = portal.open()) {
      List<String> writes = new CopyOnWriteArrayList<>();
      page.onRequest(
          request ->
              Optional.ofNullable(request.postData())
                  .filter(text -> text.contains("appdata.update"))
                  .ifPresent(writes::add));
      expect(portal.add(page, "greedy.xml").locator("#done")).hasText("done");
      page.waitForCondition(() -> writes.stream().anyMatch(text -> text.contains("value 199")));
      assertThat(writes.size()).isLessThan(50);
      assertThat(writes).filteredOn(text -> text.contains("xxx")).isEmpty();
    }
  }

  @Test
  @DisplayName("get no token of the portal into an address, where logs would keep it")
  void tokens() {
    try (Page page = portal.newPage()) {
      List<String> asked = requests(page);
      portal.openWithAll(page);
      expect(own(page, "friends").locator("li")).hasCount(3);
      assertThat(asked)
          .filteredOn(url -> url.startsWith(portal.address() + "/rpc"))
          .isNotEmpty()
          .noneMatch(url -> url.contains("st="));
    }
  }

  @Test
  @DisplayName("whose activities have times beyond all calendars, do not keep others from theirs")
  void times() {
    try (Page jane = portal.open("jane.doe")) {
      for (Object time : List.of(9e15, 1e30, -1.0)) {
        post(jane, Map.of("id", "a" + time, "title", "At " + time, "postedTime", time));
      }
      post(jane, Map.of("title", "Hello to all"));
    }
    try (Page page = portal.open()) {
      page.navigate(portal.address() + "/portal/");
      expect(page.locator(".post").first()).isVisible();
      expect(page.locator("main")).containsText("Hello to all");
    }
  }

  private static void post(Page page, Map<String, Object> activity) {
    Object answer =
        page.evaluate(
            CALL,
            List.of(
                "activities.create",
                Map.of("userId", "@me", "groupId", "@self", "activity", activity)));
    assertThat(answer.toString()).doesNotContain("error=");
  }

  @Test
  @DisplayName("do not turn round the words beside their names")
  void names() {
    portal.cypher("MATCH (p:Person {id: 'jane.doe'}) SET p.displayName = '\u202eenaJ\u0007'");
    try (Page page = portal.openWithAll()) {
      expect(own(page, "friends").locator("main")).containsText("enaJ");
      assertThat(own(page, "friends").locator("main").textContent())
          .doesNotContain("\u202e", "\u0007");
      page.navigate(portal.address() + "/portal/people/jane.doe");
      expect(page.locator("main h1")).hasText("enaJ");
      assertThat(page.locator("main").textContent()).doesNotContain("\u202e", "\u0007");
    }
  }

  private static List<String> requests(Page page) {
    List<String> addresses = new CopyOnWriteArrayList<>();
    page.onRequest(request -> addresses.add(request.url()));
    return addresses;
  }
}
