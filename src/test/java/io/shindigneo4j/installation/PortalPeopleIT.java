package io.shindigneo4j.installation;

import static io.shindigneo4j.installation.PortalSite.button;
import static io.shindigneo4j.installation.PortalSite.expect;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.SelectOption;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.JsonPath;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
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
  private static final String RPC = "**/social/rpc";

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
      page.getByLabel("Town").first().fill("Turku");
      page.locator("summary", has("Interests and tastes")).click();
      page.locator("[name=interests]").fill("knots, wind");
      page.reload();
      expect(page.getByLabel("Town").first()).hasValue("Turku");
      expect(page.locator("[name=interests]")).isVisible();
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

  @Test
  @DisplayName("change each kind of field in place, and keep what the form does not show")
  void editEachKind() throws IOException {
    site.cypher(
        """
        MATCH (akira:Person {id: 'akira.sato'})
        CREATE (akira)-[:HAS_ADDRESS {position: 0}]->
          (:Address {streetAddress: 'Quay 3', floor: '2', latitude: 34.5})
        """);
    try (Page page = site.open("akira.sato", "people/@me")) {
      PageWatch watch = PageWatch.of(page, site.address());
      button(page, "Edit your profile").click();
      refuseHalfADate(page);
      page.getByLabel("Gender").selectOption("female");
      page.getByLabel("Relationship").fill("married");
      page.getByLabel("Wedding anniversary").fill("2011-06-18");
      editContact(page);
      editWork(page);
      page.locator("summary", has("Interests and tastes")).click();
      page.getByLabel("Food").fill("noodles, plums");
      watch.expectNothing();
      saveRefused(page);
      button(page, "Save").click();
      expect(page.locator(".about")).containsText("noodles and plums");
      expect(page.locator(".about")).containsText("Quay 3, floor 2, 540-0001 Osaka, Kansai");
      expect(page.locator(".row", has("Weaver"))).containsText("since Spring 2009");
      watch.expectNothing();
    }
    expectEdited(read("akira.sato"));
  }

  /** A date without its year would be none. */
  private static void refuseHalfADate(Page page) {
    Locator birthday = page.getByLabel("Birthday");
    birthday.focus();
    page.keyboard().press("Delete");
    button(page, "Save").click();
    expect(birthday).isVisible();
    expect(birthday).isFocused();
    birthday.fill("1962-03-26");
  }

  private static void editContact(Page page) {
    page.locator("summary", has("Contact")).click();
    button(page, "Add: Email address").click();
    expect(entry(page, "Email address 2").locator("[name=value]")).isFocused();
    page.keyboard().type("akira@home.example");
    entry(page, "Email address 2").getByLabel("Kind").selectOption("home");
    button(page, "Add: Telephone number").click();
    entry(page, "Telephone number 2").locator("[name=value]").fill("+81 555 0100");
    entry(page, "Address 1").getByLabel("Postcode").fill("540-0001");
    entry(page, "Address 1").getByLabel("Town").fill("Osaka");
    entry(page, "Address 1").getByLabel("Region").fill("Kansai");
    button(page, "Remove: Link 1").click();
    expect(button(page, "Add: Link")).isFocused();
  }

  private static void editWork(Page page) {
    page.locator("summary", has("Work")).click();
    entry(page, "Organisation 1").getByLabel("Department").fill("Pumps");
    button(page, "Add: Organisation").click();
    entry(page, "Organisation 2").getByLabel("What you do").fill("Weaver");
    entry(page, "Organisation 2").locator("[name=name]").fill("Loom");
    entry(page, "Organisation 2").getByLabel("Since").fill("Spring 2009");
    entry(page, "Organisation 2").getByLabel("Kind").selectOption("school");
  }

  /** What the server refuses is told in the form, in which all stays. */
  private static void saveRefused(Page page) {
    page.route(RPC, PortalPeopleIT::refuse);
    button(page, "Save").click();
    expect(page.locator(".refused")).containsText("food is refused");
    expect(page.getByLabel("Food")).hasValue("noodles, plums");
    page.unroute(RPC);
  }

  private static void refuse(Route route) {
    if (route.request().postData().contains("people.update")) {
      String answer =
          """
          [{"id": "0", "error": {"code": 400, "message": "food is refused"}}]
          """;
      route.fulfill(new Route.FulfillOptions().setContentType("application/json").setBody(answer));
    } else {
      route.resume();
    }
  }

  private static JsonPath read(String person) throws IOException {
    String token = URLEncoder.encode(Tokens.encrypted(person), StandardCharsets.UTF_8);
    String address = site.address() + "/social/rest/people/@me/@self?fields=@all&st=" + token;
    return JsonPath.from(Http.at(address).get().body()).at("entry");
  }

  private static void expectEdited(JsonPath akira) {
    assertThat(akira.getString("gender")).isEqualTo("female");
    assertThat(akira.getString("birthday")).startsWith("1962-03-26");
    assertThat(akira.getString("relationshipStatus")).isEqualTo("married");
    assertThat(akira.getString("anniversary")).startsWith("2011-06-18");
    assertThat(akira.<String>getList("food")).containsExactly("noodles", "plums");
    assertThat(akira.<String>getList("emails.value"))
        .containsExactly("akira.sato@example.org", "akira@home.example");
    assertThat(akira.<String>getList("emails.type")).containsExactly("work", "home");
    assertThat(akira.<String>getList("phoneNumbers.value"))
        .containsExactly("+999 555 0127", "+81 555 0100");
    assertThat(akira.<Object>get("urls")).isNull();
    assertThat(akira.<Map<String, Object>>getList("addresses"))
        .singleElement()
        .isEqualTo(
            Map.of(
                "streetAddress", "Quay 3",
                "postalCode", "540-0001",
                "locality", "Osaka",
                "region", "Kansai",
                "floor", "2",
                "latitude", 34.5));
    assertThat(akira.<String>getList("organizations.name")).containsExactly("High Paths", "Loom");
    assertThat(akira.getString("organizations[0].department")).isEqualTo("Pumps");
    assertThat(akira.getString("organizations[0].startDate")).startsWith("2006-02-01");
    assertThat(akira.getBoolean("organizations[0].primary")).isTrue();
    assertThat(akira.getString("organizations[1].startDate")).isEqualTo("Spring 2009");
    assertThat(akira.getString("organizations[1].type")).isEqualTo("school");
    assertThat(akira.getString("displayName")).isEqualTo("Akira Sato");
  }

  /** An entry of a list in the form. */
  private static Locator entry(Page page, String name) {
    return page.getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  private static FilePayload picture(Page page) {
    return new FilePayload("dot.png", "image/png", page.screenshot());
  }

  private static Page.LocatorOptions has(String text) {
    return new Page.LocatorOptions().setHasText(text);
  }
}
