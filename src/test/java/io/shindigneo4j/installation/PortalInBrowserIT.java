package io.shindigneo4j.installation;

import static io.shindigneo4j.installation.GadgetPortal.own;
import static io.shindigneo4j.installation.GadgetPortal.press;
import static io.shindigneo4j.installation.PortalSite.button;
import static io.shindigneo4j.installation.PortalSite.enter;
import static io.shindigneo4j.installation.PortalSite.expect;
import static io.shindigneo4j.installation.PortalSite.settled;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Frame;
import com.microsoft.playwright.FrameLocator;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The portal in Chromium")
@ExtendWith(SharedGraphServer.class)
@Timeout(TestDeadlines.TEST_SECONDS)
@Exhaustive
class PortalInBrowserIT {

  /** Posts with the id of what Henrik has posted last. */
  private static final String COPY =
      """
      async () => {
        const start = document.querySelector('script[src$="core/start.js"]').src;
        const {call} = await import(new URL('rpc.js', start));
        const order = {sortBy: 'published', sortOrder: 'descending', count: 1};
        const [last] = (await call('activitystreams.get', {userId: 'henrik.lindqvist', ...order})).list;
        const activity = {id: last.id, verb: 'post', title: 'A copy'};
        await call('activitystreams.create', {userId: '@me', groupId: '@self', activity});
      }
      """;

  private static final int MAX_BYTES = 150_000;
  private static final String REFUSAL = "[{\"id\": \"0\", \"error\": {\"code\": 403}}]";

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
  @DisplayName("opens on the sign-in, then shows a stream, requests, and gadgets")
  void home() {
    try (Page page = site.newPage()) {
      PageWatch watch = site.watch(page);
      page.navigate(site.address());
      expect(page.locator("button[value='amara.okafor'] img")).hasJSProperty("complete", true);
      watch.expectNothing();
      enter(page, "amara.okafor");
      expect(page).hasURL(site.address() + "/portal/");
      expect(page.locator(".post")).not().hasCount(0);
      assertThat(page.locator(".post").count()).isGreaterThanOrEqualTo(20);
      expect(card(page, "Requests").locator(".request")).not().hasCount(0);
      assertThat(page.locator("iframe").count()).as("out of sight").isZero();
      page.locator("aside section").last().scrollIntoViewIfNeeded();
      expect(own(page, "suggestions").locator(".why").first())
          .containsText("because you both know");
      expect(own(page, "groups").locator(".why").first()).containsText("in it");
      page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
      expect(page.locator("html")).hasAttribute("data-theme", "dark");
      watch.expectNoProblem();
    }
  }

  @Test
  @DisplayName("takes a deletion back for a while")
  void undo() {
    try (Page page = site.open("hana.kim", "")) {
      page.getByLabel("What is new?").fill("Not for long");
      button(page, "Post").click();
      Locator post = page.locator(".post", new Page.LocatorOptions().setHasText("Not for long"));
      button(post, "Delete this post").click();
      expect(post).hasCount(0);
      button(page, "Undo").click();
      expect(post).hasCount(1);
    }
  }

  @Test
  @DisplayName("goes by keys, and says which")
  void keys() {
    try (Page page = site.open("john.doe", "")) {
      page.keyboard().press("/");
      expect(page.locator("#search")).isFocused();
      page.keyboard().type("? is no key here");
      page.locator("h1").evaluate("heading => document.activeElement.blur()");
      page.keyboard().press("?");
      expect(page.getByRole(AriaRole.DIALOG)).containsText("Show these keys");
      page.keyboard().press("Escape");
      expect(page.getByRole(AriaRole.DIALOG)).hasCount(0);
      page.keyboard().press("Tab");
      page.reload();
      expect(page.locator(".post").first()).isVisible();
      page.keyboard().press("Tab");
      expect(page.getByText("Skip to the content")).isFocused();
      page.keyboard().press("Enter");
      expect(page.locator("#content")).isFocused();
    }
  }

  @Test
  @DisplayName("leads to the sign-in and back to the page that was asked for")
  void returns() {
    try (Page page = site.newPage()) {
      String wanted = site.address() + "/portal/nothing/here?q=a%26b";
      page.navigate(wanted);
      enter(page, "john.doe");
      expect(page).hasURL(wanted);
      expect(page.locator("h1")).hasText("There is no such page");
      page.locator(".brand").click();
      expect(page).hasURL(site.address() + "/portal/");
      page.goBack();
      expect(page).hasURL(wanted);
      page.getByLabel("Your account").click();
      button(page, "Sign out").click();
      expect(page).hasURL(Pattern.compile(".*/identity/signin\\?.*"));
    }
  }

  @Test
  @DisplayName("asks for home in one batch, names aside, and weighs little")
  void cost() {
    try (Page page = site.open("john.doe", "")) {
      settled(page);
      expect(page.locator(".gadget")).hasCount(2); // nothing of the first page is under way
      List<Request> requests = new CopyOnWriteArrayList<>();
      page.onRequestFinished(requests::add);
      page.reload();
      settled(page);
      page.waitForCondition(() -> homeBatch(requests).isPresent());
      String home = homeBatch(requests).orElseThrow();
      assertThat(home)
          .contains("activitystreams.get", "@friendrequests", "groups.invitations")
          .contains("notifications.get");
      assertThat(batches(requests).filter(text -> !text.equals(home)))
          .allMatch(text -> text.contains("people.get") || text.contains("appdata.get"));
      assertThat(transferred()).isLessThan(MAX_BYTES);
    }
  }

  private static Stream<String> batches(List<Request> requests) {
    return requests.stream()
        .filter(request -> request.url().equals(site.address() + "/social/rpc"))
        .map(Request::postData);
  }

  /** The batch with the stream, whichever is answered first. */
  private static Optional<String> homeBatch(List<Request> requests) {
    return batches(requests).filter(text -> text.contains("activitystreams.get")).findFirst();
  }

  /** The bytes of a first visit, but for pictures of people and answers of the server's data. */
  private static int transferred() {
    try (Page page = site.newPage()) {
      page.navigate(site.address());
      List<Request> requests = new CopyOnWriteArrayList<>();
      page.onRequestFinished(requests::add);
      enter(page, "john.doe");
      settled(page);
      expect(page.locator(".gadget")).hasCount(2);
      return requests.stream()
          .filter(
              request -> request.url().contains("/portal/") && !request.url().contains("/faces/"))
          .mapToInt(request -> request.sizes().responseBodySize)
          .sum();
    }
  }

  @Test
  @DisplayName("befriends and dismisses, and joins groups, in gadgets")
  void gadgets() {
    try (Page page = site.open("amara.okafor", "")) {
      FrameLocator people = own(page, "suggestions");
      expect(people.locator("li")).hasCount(5);
      Locator faces = people.locator("li").first().locator(".faces .face");
      expect(faces).not().hasCount(0);
      String name = people.locator("li .name").first().textContent();
      Locator dismiss = people.getByLabel("Do not suggest " + name);
      dismiss.scrollIntoViewIfNeeded();
      Object scrolled = page.evaluate("scrollY");
      press(dismiss);
      expect(dismiss).hasCount(0);
      expect(people.locator("li")).hasCount(5);
      expect(people.getByText("Undo")).isInViewport();
      assertThat(page.evaluate("scrollY")).as("nobody has scrolled").isEqualTo(scrolled);
      press(people.getByText("Undo"));
      expect(dismiss).hasCount(1);
      expect(faces).not().hasCount(0); // which are shown last, in rows of their own
      press(people.getByLabel("Add " + name + " as a friend"));
      expect(people.locator("#news")).containsText(name + " was asked.");
      expect(dismiss).hasCount(0);
      FrameLocator groups = own(page, "groups");
      Locator join = groups.getByText("Join").first();
      String group = join.getAttribute("aria-label").replace("Join ", "");
      press(join);
      expect(groups.locator("#news")).containsText("You are in " + group);
      for (Frame frame : page.frames()) {
        assertThat(Axe.violations(frame)).as(frame.url()).isEmpty();
      }
      page.reload();
      expect(people.locator("li")).hasCount(5);
      expect(dismiss).hasCount(0);
      expect(groups.getByLabel("Join " + group)).hasCount(0);
      expect(groups.locator("button.name").getByText(group)).isVisible();
    }
  }

  @Test
  @DisplayName("shows the comments on a post, and those of others as they come")
  void comments() {
    try (Page amara = site.open("amara.okafor", "");
        Page henrik = site.open("henrik.lindqvist", "")) {
      henrik.getByLabel("What is new?").fill("Who is up for a walk?");
      button(henrik, "Post").click();
      button(amara, "1 new").click();
      Locator theirs = post(amara, "Who is up for a walk?");
      button(theirs, "Comment").click();
      theirs.getByLabel("Write a comment").fill("<b>Me</b>");
      amara.reload();
      button(theirs, "Comment").click();
      expect(theirs.getByLabel("Write a comment")).hasValue("<b>Me</b>");
      button(theirs, "Send").click();
      expect(theirs.locator(".comment-text")).hasText("<b>Me</b>");
      expect(button(theirs, "1 comment")).isVisible();

      Locator own = post(henrik, "Who is up for a walk?");
      button(own, "1 comment").click();
      expect(own.locator(".comment .name")).hasText("Amara Okafor");
      theirs.getByLabel("Write a comment").fill("When?");
      button(theirs, "Send").click();
      button(own, "1 new comment").click();
      expect(own.locator(".comment-text")).hasText(new String[] {"<b>Me</b>", "When?"});
      expect(henrik.locator(".stream > .new")).isHidden();

      button(theirs.locator(".comment").last(), "Delete this comment").click();
      expect(theirs.locator(".comment")).hasCount(1);
      expect(button(theirs, "1 comment")).isVisible();
      button(amara, "Undo").click();
      expect(theirs.locator(".comment")).hasCount(2);

      site.visit(amara, "people/henrik.lindqvist");
      button(post(amara, "Who is up for a walk?"), "2 comments").click();
      expect(amara.locator(".comment")).hasCount(2);
      PageWatch watch = site.watch(amara);
      amara.evaluate("scrollTo(0, 0)"); // nothing is half below the bar of the navigation
      watch.expectNothing();
    }
  }

  @Test
  @DisplayName("keeps comments apart from a friend's post that has the same id")
  void commentsBesideACopy() {
    try (Page amara = site.open("amara.okafor", "");
        Page henrik = site.open("henrik.lindqvist", "")) {
      henrik.getByLabel("What is new?").fill("Who brings the map?");
      button(henrik, "Post").click();
      button(amara, "1 new").click();
      amara.evaluate(COPY);
      amara.reload();
      henrik.reload();
      Locator theirs = post(amara, "Who brings the map?");
      Locator copy = post(henrik, "A copy");
      button(copy, "Comment").click();
      button(theirs, "Comment").click();
      theirs.getByLabel("Write a comment").fill("Me");
      button(theirs, "Send").click();
      expect(button(post(henrik, "Who brings the map?"), "1 comment")).isVisible();
      expect(button(copy, "1 new comment")).isHidden();
      expect(button(post(amara, "A copy"), "Comment")).isVisible();
      amara.reload();
      expect(button(theirs, "1 comment")).isVisible();
      expect(button(post(amara, "A copy"), "Comment")).isVisible();
    }
  }

  @Test
  @DisplayName("takes a comment back that is refused, and keeps what was typed")
  void refusedComment() {
    try (Page page = site.open("hana.kim", "")) {
      page.getByLabel("What is new?").fill("Nobody can comment on this");
      button(page, "Post").click();
      Locator post = post(page, "Nobody can comment on this");
      button(post, "Comment").click();
      page.route(
          "**/social/rpc",
          route -> {
            if (route.request().postData().contains("activitystreams.create")) {
              route.fulfill(new Route.FulfillOptions().setBody(REFUSAL));
            } else {
              route.resume();
            }
          });
      post.getByLabel("Write a comment").fill("Not even I");
      button(post, "Send").click();
      expect(page.locator(".toasts")).containsText("You may not do this.");
      expect(post.getByLabel("Write a comment")).hasValue("Not even I");
      expect(post.locator(".comment")).hasCount(0);
      expect(button(post, "Comment")).isVisible();
    }
  }

  @Test
  @DisplayName("answers an invitation into a group")
  void invitation() {
    site.cypher(
        """
        MATCH (john:Person {id: 'john.doe'}), (jane:Person {id: 'jane.doe'})
        CREATE (john)-[:INVITED_TO {since: 1}]->(group:Group {id: 'walkers', title: 'Walkers'}),
          (jane)-[:OWNER_OF]->(group)
        """);
    try (Page page = site.open("john.doe", "")) {
      Locator walkers = page.locator(".request", new Page.LocatorOptions().setHasText("Walkers"));
      expect(walkers).containsText("You are invited into this group.");
      page.getByLabel("Accept the invitation into Walkers").click();
      expect(page.locator(".toasts")).containsText("You are in Walkers.");
      expect(walkers).hasCount(0);
      page.reload();
      expect(own(page, "groups").locator("button.name").getByText("Walkers")).isVisible();
      expect(walkers).hasCount(0);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"friends.js", "friends.css"})
  @DisplayName("offers to load the page again where a file of it is gone")
  void outdated(String file) {
    try (Page page = site.open("john.doe", "")) {
      String gone = "**/pages/friends/" + file;
      page.route(gone, route -> route.fulfill(new Route.FulfillOptions().setStatus(404)));
      Locator friends = page.locator(".navigation a[href$='/friends']");
      friends.click();
      expect(page.getByRole(AriaRole.ALERT)).containsText("A part of the portal did not load.");
      page.unroute(gone);
      button(page, "Load the page again").click();
      expect(page.locator("h1")).hasText("Friends");
      expect(page.locator(".person").first()).isVisible();
    }
  }

  private static Locator post(Page page, String text) {
    return page.locator(".post", new Page.LocatorOptions().setHasText(text));
  }

  private static Locator card(Page page, String title) {
    return page.locator("section.card", new Page.LocatorOptions().setHasText(title));
  }
}
