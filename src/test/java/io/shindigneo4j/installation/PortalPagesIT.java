package io.shindigneo4j.installation;

import static io.shindigneo4j.installation.PortalSite.expect;
import static io.shindigneo4j.installation.PortalSite.settled;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Each page of the portal")
@ExtendWith(SharedGraphServer.class)
@Timeout(TestDeadlines.TEST_SECONDS)
class PortalPagesIT {
  private static final String VIEWER = "amara.okafor";

  /** Below the portal: address, what shows that it is there, and what is pressed first. */
  private static final String PAGES =
      """
                                                       | .post
      gadgets                                          | .gadget iframe
      people/leila.haddad                              | .profile .path
      people/hana.kim                                  | .pictures
      people/@me                                       | .edit              | .profile-actions button
      friends                                          | .person
      messages                                         | .message
      messages/@outbox                                 | .message
      messages/@inbox/portal-2                         | .thread article
      messages/new?to=leila.haddad                     | .chip
      groups                                           | .answers
      groups/brightwater                               | .person select
      groups/brightwater                               | dialog             | .page-head button
      groups/high-paths                                | .person
      groups/lakeside-graphs                           | .failed
      search                                           | h1
      search?q=chess                                   | .person
      search?skill=Jazz                                | .person
      search?q=nobody-has-this-name                    | .empty
      organization                                     | [role=treeitem]
      organization/leila.haddad                        | [role=treeitem]
      settings                                         | .settings
      explorer                                         | .graph canvas
      explorer/amara.okafor?depth=2&select=lin.zhao&group=brightwater | .reason
      explorer/amara.okafor/path/lin.zhao              | .way
      operator                                         | .course
      nothing/here                                     | h1
      """;

  /** Gadgets of the project that are not on the page at first. */
  private static final int OFFERS = 4;

  /** The pattern of its addresses, and the module that shows it. */
  private static final Pattern ROUTE =
      Pattern.compile("^route\\('([^']*)', \\(\\) => import\\('([^']*)'", Pattern.MULTILINE);

  /** A frame is as high as what it shows. */
  private static final String FITS =
      "() => document.documentElement.scrollHeight <= document.documentElement.clientHeight";

  private static final int HEIGHT = 844;

  /** Once the scripts of a page have heard how wide it is. */
  private static final String FITS_WIDTH =
      "width => document.documentElement.scrollWidth === width";

  @TempDir static Path directory;
  private static GadgetPortal site;

  /** A page, and how to come there. */
  private record Place(String below, String sign, String press) {
    static Place of(String line) {
      String[] cells = line.split("\\|", -1);
      return new Place(
          cells[0].strip(), cells[1].strip(), cells.length < 3 ? "" : cells[2].strip());
    }

    String path() {
      return below.replaceFirst("\\?.*", "");
    }
  }

  private record Route(String pattern, String module) {
    boolean leadsTo(Place place) {
      return place.path().matches(pattern.replaceAll("\\{\\w+}", "[^/]+"));
    }
  }

  /** How a page is looked at. */
  private record Look(int width, ColorScheme colours, String language) {}

  @BeforeAll
  static void start(GraphServer graph) throws Exception {
    site = GadgetPortal.start(graph, directory, Map.of("shindig.neo4j.operators", VIEWER));
  }

  @AfterAll
  static void stop() {
    if (site != null) {
      site.close();
    }
  }

  private static Stream<Place> places() {
    return PAGES.lines().map(Place::of);
  }

  @Test
  @DisplayName("is visited here: whoever adds one adds it to the table")
  void complete() throws IOException {
    List<String> patterns = routes().stream().map(Route::pattern).toList();
    Set<String> visited = places().map(PortalPagesIT::route).map(Route::pattern).collect(toSet());
    assertThat(patterns).hasSizeGreaterThan(10);
    assertThat(visited).containsAll(patterns);
  }

  private static List<Route> routes() {
    try {
      String routes = Files.readString(Path.of("webapp", "portal", "pages", "routes.js"));
      return ROUTE
          .matcher(routes)
          .results()
          .map(found -> new Route(found.group(1), found.group(2)))
          .toList();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** The one that leads to a place. */
  private static Route route(Place place) {
    return routes().stream()
        .filter(route -> route.leadsTo(place))
        .findFirst()
        .orElse(new Route("", "nowhere"));
  }

  /** One place of each module. */
  private static Stream<Place> places(Set<String> modules) {
    return places().filter(place -> modules.add(route(place).module()));
  }

  @Test
  @DisplayName(
      "is clean: no error, no foreign request, no refusal, nothing that axe finds, no"
          + " scrolling sideways")
  void clean() throws Exception {
    visitAll(places(new HashSet<>()), new Look(390, ColorScheme.DARK, "en"));
  }

  @Exhaustive
  @Test
  @DisplayName("is so with whatever it shows")
  void cleanWithAll() throws Exception {
    visitAll(places(), new Look(390, ColorScheme.DARK, "en"));
  }

  @Exhaustive
  @Test
  @DisplayName("is so in a wide window and in light colours")
  void cleanInWideWindow() throws Exception {
    visitAll(places(), new Look(1_280, ColorScheme.LIGHT, "en"));
  }

  @Exhaustive
  @Test
  @DisplayName("is so in the other colours and in German, which has longer words")
  void cleanInGerman() throws Exception {
    visitAll(
        places(), new Look(1_280, ColorScheme.DARK, "de"), new Look(390, ColorScheme.LIGHT, "de"));
  }

  private static void visitAll(Stream<Place> places, Look... looks) throws Exception {
    site.loadCommunity();
    List<String> problems = new ArrayList<>();
    try (Page page = signedIn(looks[0].language())) {
      PageWatch watch = site.watch(page);
      places.forEach(place -> problems.addAll(visit(page, place, watch, looks)));
    }
    assertThat(problems).isEmpty();
  }

  private static Page signedIn(String language) {
    Browser.NewContextOptions options =
        new Browser.NewContextOptions()
            .setLocale(language)
            .setReducedMotion(ReducedMotion.REDUCE); // axe measures no colour that is changing
    Page page = site.portal().newPage(options);
    page.navigate(site.address() + "/portal/gadgets");
    PortalSite.enter(page, VIEWER);
    expect(page.locator(".gadget-offers button")).hasCount(OFFERS);
    while (page.locator(".gadget-offers button").count() > 0) {
      page.locator(".gadget-offers button").first().click();
    }
    return page;
  }

  /**
   * @return what is wrong with it
   */
  private static List<String> visit(Page page, Place place, PageWatch watch, Look... looks) {
    page.setViewportSize(looks[0].width(), HEIGHT);
    site.portal().visit(page, place.below());
    if (!place.press().isEmpty()) {
      page.locator(place.press()).first().click();
    }
    expect(page.locator(place.sign()).first()).isVisible();
    settled(page);
    List<String> problems = new ArrayList<>();
    for (Look look : looks) {
      look(page, look).forEach(each -> problems.add(place.below() + " " + look + ": " + each));
    }
    watch.takeProblems().forEach(each -> problems.add(place.below() + ": " + each));
    return problems;
  }

  private static List<String> look(Page page, Look look) {
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(look.colours()));
    List<String> problems = new ArrayList<>();
    for (int width : new int[] {1_920, look.width()}) {
      page.setViewportSize(width, HEIGHT);
      if (!fits(page, width)) {
        problems.add("it scrolls sideways at " + width + " px");
      }
    }
    showWhole(page, look.width());
    problems.addAll(Axe.violations(page));
    for (Frame frame : page.frames()) {
      if (frame != page.mainFrame()) {
        frame.frameElement().scrollIntoViewIfNeeded(); // no frame out of sight changes its height
        frame.waitForFunction(FITS);
        problems.addAll(Axe.violations(frame));
      }
    }
    return problems;
  }

  private static boolean fits(Page page, int width) {
    try {
      page.waitForFunction(FITS_WIDTH, width);
      return true;
    } catch (TimeoutError e) {
      return false;
    }
  }

  /** So that the fixed navigation lies on nothing, as when somebody scrolls. */
  private static void showWhole(Page page, int width) {
    int content = (int) page.evaluate("document.documentElement.scrollHeight");
    page.setViewportSize(width, Math.max(HEIGHT, content));
  }
}
