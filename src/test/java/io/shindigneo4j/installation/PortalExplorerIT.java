package io.shindigneo4j.installation;

import static io.shindigneo4j.installation.PortalSite.expect;
import static io.shindigneo4j.installation.PortalSite.settled;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@Exhaustive
@DisplayName("The explorer and the operators' page of the portal in Chromium")
@ExtendWith(SharedGraphServer.class)
@Timeout(TestDeadlines.TEST_SECONDS)
class PortalExplorerIT {
  private static final String OPERATOR = "john.doe";

  /** Cytoscape keeps itself at its element. */
  private static final String DRAWN =
      "() => document.querySelector('.graph')?._cyreg?.cy.nodes().length ?? 0";

  private static final String MARKED =
      "() => document.querySelector('.graph')?._cyreg?.cy.edges('.marked').length ?? 0";

  /** 40 friends with seven more each, of whom 300 fit. */
  private static final String MANY =
      """
      CREATE (middle:Person {id: 'many', displayName: 'Many'})
      WITH middle UNWIND range(1, 40) AS i
      CREATE (middle)-[:FRIEND_OF {since: 1}]->(near:Person {id: 'near.' + i})
      WITH near, i UNWIND range(1, 7) AS j
      CREATE (near)-[:FRIEND_OF {since: 1}]->(:Person {id: 'far.' + i + '.' + j})
      """;

  /** Frames a second while the picture is dragged around for two seconds. */
  private static final String DRAG =
      """
      async () => {
        const graph = document.querySelector('.graph');
        const {left, top} = graph.getBoundingClientRect();
        const fire = (target, type, x, y) => target.dispatchEvent(new MouseEvent(type,
          {bubbles: true, clientX: left + 20 + x, clientY: top + 20 + y, buttons: 1, view: window}));
        fire(graph.querySelector('canvas'), 'mousedown', 0, 0);
        const begin = performance.now();
        let frames = 0;
        await new Promise((end) => {
          const next = (now) => {
            frames++;
            fire(window, 'mousemove', 100 * Math.sin(frames / 10), 100 * Math.cos(frames / 10));
            now - begin < 2000 || frames < 10 ? requestAnimationFrame(next) : end();
          };
          requestAnimationFrame(next);
        });
        fire(window, 'mouseup', 0, 0);
        return Math.round(1000 * frames / (performance.now() - begin));
      }
      """;

  @TempDir static Path directory;
  private static PortalSite site;

  @BeforeAll
  static void start(GraphServer graph) throws Exception {
    site = PortalSite.start(graph, directory, Map.of("shindig.neo4j.operators", OPERATOR));
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
  @DisplayName("is walked by keys, and its address shows somebody else the same")
  void keys() {
    try (Page page = site.open("amara.okafor", "explorer")) {
      int friends = drawn(page);
      Locator picture = page.locator(".graph");
      picture.focus();
      picture.press("Home");
      expect(page.locator(".selected .name")).hasText("Amara Okafor");
      picture.press("ArrowRight");
      expect(page.locator(".selected .name")).not().hasText("Amara Okafor");
      expect(page.locator(".board [aria-live]")).containsText("1 friendship away");
      picture.press("Enter");
      page.waitForFunction("before => (" + DRAWN + ")() > before", friends);
      expect(page).hasURL(Pattern.compile(".*open=.*"));
      String name = page.locator(".selected .name").textContent();
      int more = drawn(page);
      String address = page.url();
      assertThat(address).contains("open=").contains("select=");
      try (Page other =
          site.open("henrik.lindqvist", address.substring(address.indexOf("explorer/")))) {
        expect(other.locator(".selected .name")).hasText(name);
        other.waitForFunction("more => (" + DRAWN + ")() === more", more);
      }
      picture.press("Shift+Enter");
      expect(page.locator("h1")).hasText("Around " + name);
    }
  }

  @Test
  @DisplayName("draws why somebody is suggested, and the groups as colours")
  void reasons() {
    try (Page page = site.open("amara.okafor", "explorer")) {
      int friends = drawn(page);
      page.locator("aside .list button").first().click();
      expect(page.locator(".reason")).containsText("because you both know");
      page.waitForFunction("before => (" + DRAWN + ")() > before", friends);
      assertThat((int) page.evaluate(MARKED)).isPositive().isEven();
      Locator group = page.locator(".legend button").first();
      group.click();
      expect(group).hasAttribute("aria-pressed", "true");
      expect(page.getByText("Most connected")).isVisible();
      page.reload();
      expect(page.locator(".legend [aria-pressed='true']")).hasCount(1);
      expect(page.locator(".reason")).containsText("because you both know");
    }
  }

  @Test
  @DisplayName("draws the shortest paths, and says where there is none")
  void paths() {
    try (Page page = site.open("amara.okafor", "explorer/amara.okafor/path/lin.zhao")) {
      expect(page.locator("h1")).hasText("From Amara Okafor to Lin Zhao");
      expect(page.locator(".way").first()).containsText("Amara Okafor → ");
      int people = page.locator(".way").first().locator(".face").count();
      assertThat((int) page.evaluate(MARKED)).isEqualTo(people - 1);
      site.cypher("CREATE (:Person {id: 'hermit'})");
      page.navigate(site.address() + "/portal/explorer/amara.okafor/path/hermit");
      expect(page.getByText("No path of at most ten friendships leads there.")).isVisible();
    }
  }

  @Test
  @DisplayName("shows operators how the server does, and refuses others")
  void operator() {
    try (Page page = site.open(OPERATOR, "operator");
        Page other = site.open("amara.okafor", "operator")) {
      expect(page.locator(".health")).containsText("Everything answers.");
      expect(page.locator(".tile")).hasCount(5);
      expect(page.locator(".course polyline").first()).isAttached();
      expect(page.locator("#operator-operations")).isVisible();
      expect(page.locator("#operator-operations + .scrolled tbody tr")).not().hasCount(0);
      expect(other.locator(".refusal")).containsText("for operators of the server");
      expect(other.locator(".tile")).hasCount(0);
      expect(other.locator(".navigation").getByText("Operation")).hasCount(0);
    }
  }

  @Test
  @DisplayName("draws 300 people of more, moves them, and tells how many frames a second")
  void many(TestReporter reporter) {
    site.cypher(MANY);
    try (Page page = site.open("amara.okafor", "explorer/many?depth=2")) {
      page.waitForFunction("() => (" + DRAWN + ")() === 300");
      expect(page.getByText("Not more than 300 people are drawn.")).isVisible();
      expect(page.locator("tbody tr")).hasCount(300);
      String pan = "() => JSON.stringify(document.querySelector('.graph')._cyreg.cy.pan())";
      Object before = page.evaluate(pan);
      reporter.publishEntry("frames a second", page.evaluate(DRAG).toString());
      assertThat(page.evaluate(pan)).isNotEqualTo(before);
    }
  }

  private static int drawn(Page page) {
    page.waitForFunction("() => (" + DRAWN + ")() > 0");
    settled(page);
    return (int) page.evaluate(DRAWN);
  }
}
