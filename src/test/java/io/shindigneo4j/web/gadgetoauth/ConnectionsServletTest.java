package io.shindigneo4j.web.gadgetoauth;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.web.launcher.Browser;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.json.JSONArray;
import org.json.JSONObject;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The page of what gadgets fetch for a person")
@ExtendWith(SharedGraphServer.class)
@Timeout(TestDeadlines.TEST_SECONDS)
class ConnectionsServletTest {
  private static final String CONSENTS = "/identity/consents";
  private static final String SESSIONS = "/identity/sessions";

  @TempDir static Path directory;
  private static OtherSite site;
  private static GadgetContainer container;

  @BeforeAll
  static void start(GraphServer graph) throws Exception {
    site = new OtherSite();
    container = new GadgetContainer(graph, directory, site);
  }

  @AfterAll
  static void stop() {
    container.close();
    site.close();
  }

  @BeforeEach
  void connect() throws Exception {
    container.fill();
    container.registerOwnServer();
    container.connect("john.doe");
    container.connect("jane.doe");
  }

  private static Browser browser(String person) throws Exception {
    return container.browser().signIn(person);
  }

  private static JSONArray json(Browser browser) throws Exception {
    HttpResponse<String> answer =
        browser.get(ConnectionsServlet.PATH, "Accept", "application/json");
    assertThat(answer.statusCode()).isEqualTo(200);
    return new JSONObject(answer.body()).getJSONArray("connections");
  }

  /** What the only button of the page sends. */
  private static Map<String, String> form(Browser browser) throws Exception {
    Document page = Jsoup.parse(browser.get(ConnectionsServlet.PATH).body());
    Map<String, String> form = new LinkedHashMap<>();
    page.select("form input, form button")
        .forEach(field -> form.put(field.attr("name"), field.attr("value")));
    assertThat(form).containsOnlyKeys("csrf", "gadget", "service");
    return form;
  }

  private static boolean hasToApprove(String person) throws Exception {
    return container
        .makeRequest(person, "oauth2", "people", container.people())
        .has("oauthApprovalUrl");
  }

  @Test
  void saysWhichGadgetUsesWhichServiceAndNothingOfTheTokens() throws Exception {
    Browser john = browser("john.doe");
    long before = System.currentTimeMillis();
    JSONObject connection = json(john).getJSONObject(0);
    assertThat(JSONObject.getNames(connection))
        .containsExactlyInAnyOrder("gadget", "service", "since");
    assertThat(connection.getString("gadget")).isEqualTo(container.gadget());
    assertThat(connection.getString("service")).isEqualTo("people");
    assertThat(connection.getLong("since")).isBetween(before - 600_000, before);
    assertThat(john.get(ConnectionsServlet.PATH).body())
        .contains(container.gadget() + " uses \"people\" for you");
    container.graph(
        "MATCH (p:Person {id: 'john.doe'})-[:HAS_GADGET_TOKEN]->(t) CREATE (p)-[:HAS_GADGET_TOKEN]->"
            + "(u:GadgetToken) SET u = properties(t), u.name = 'token other', u.granted = 1");
    assertThat(json(john).length()).as("names and scopes are one").isEqualTo(1);
    assertThat(json(john).getJSONObject(0).getLong("since")).isEqualTo(1);
    container.graph("MATCH (t:GadgetToken) SET t.name = replace(t.name, 'token', 'approval')");
    assertThat(json(john).length()).as("what is not approved yet").isZero();
  }

  /** Or a gadget could take a person's places without a word. */
  @Test
  void saysWhatGadgetsWaitForAndForgetsIt() throws Exception {
    Browser john = browser("john.doe");
    container.graph(
        "MATCH (p:Person {id: 'john.doe'})-[:HAS_GADGET_TOKEN]->(t) CREATE (p)-[:HAS_GADGET_TOKEN]->"
            + "(u:GadgetToken) SET u = properties(t), u.name = 'approval other'");
    JSONObject all =
        new JSONObject(john.get(ConnectionsServlet.PATH, "Accept", "application/json").body());
    assertThat(all.getJSONArray("waiting").length()).isEqualTo(1);
    assertThat(all.getJSONArray("connections").length()).isEqualTo(1);
    Document page = Jsoup.parse(john.get(ConnectionsServlet.PATH).body());
    assertThat(page.text()).contains("waits for you to let it use \"people\"");
    Map<String, String> form = new LinkedHashMap<>();
    page.select("form")
        .last()
        .select("input, button")
        .forEach(field -> form.put(field.attr("name"), field.attr("value")));
    assertThat(john.post(ConnectionsServlet.PATH, form).statusCode()).isEqualTo(303);
    assertThat(container.count("(t:GadgetToken) WHERE t.name STARTS WITH 'approval'")).isZero();
    assertThat(json(john).length()).isEqualTo(1);
    assertThat(john.post(ConnectionsServlet.PATH, form).statusCode()).isEqualTo(404);
  }

  @Test
  void leadsToTheConsentsAndBack() throws Exception {
    Browser john = browser("john.doe");
    assertThat(Jsoup.parse(john.get(ConnectionsServlet.PATH).body()).select("a").eachAttr("href"))
        .containsExactly(CONSENTS, SESSIONS);
    assertThat(Jsoup.parse(john.get(CONSENTS).body()).select("a").eachAttr("href"))
        .containsExactly(ConnectionsServlet.PATH, SESSIONS);
  }

  @Test
  void endsAConnectionOfThePersonAlone() throws Exception {
    Browser john = browser("john.doe");
    Map<String, String> form = form(john);
    assertThat(john.post(ConnectionsServlet.PATH, form).statusCode()).isEqualTo(303);
    assertThat(json(john).length()).isZero();
    assertThat(hasToApprove("john.doe")).isTrue();
    assertThat(hasToApprove("jane.doe")).isFalse();
    assertThat(json(browser("jane.doe")).length()).isEqualTo(1);
    assertThat(john.post(ConnectionsServlet.PATH, form).statusCode()).isEqualTo(404);
  }

  @Test
  void endsNothingForAnotherSite() throws Exception {
    Browser john = browser("john.doe");
    Map<String, String> form = form(john);
    Map<String, String> forged = new LinkedHashMap<>(form);
    forged.put("csrf", form(browser("jane.doe")).get("csrf"));
    assertThat(john.post(ConnectionsServlet.PATH, forged).statusCode()).isEqualTo(403);
    for (String[] header :
        new String[][] {{"Sec-Fetch-Site", "cross-site"}, {"Origin", "https://evil.example"}}) {
      assertThat(john.post(ConnectionsServlet.PATH, form, header).statusCode()).isEqualTo(403);
    }
    assertThat(json(john).length()).isEqualTo(1);
  }

  @Test
  void isForWhoIsSignedIn() throws Exception {
    HttpResponse<String> page = container.browser().get(ConnectionsServlet.PATH);
    assertThat(page.statusCode()).isEqualTo(303);
    assertThat(page.headers().firstValue("Location").orElseThrow())
        .startsWith("/identity/signin?return=");
    assertThat(
            container
                .browser()
                .get(ConnectionsServlet.PATH, "Accept", "application/json")
                .statusCode())
        .isEqualTo(401);
    Map<String, String> form = form(browser("john.doe"));
    assertThat(container.browser().post(ConnectionsServlet.PATH, form).statusCode()).isEqualTo(403);
  }
}
