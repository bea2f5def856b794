package io.shindigneo4j.installation;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasEntry;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.hasKey;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import io.restassured.RestAssured;
import io.restassured.config.EncoderConfig;
import io.shindigneo4j.testing.DefectOfPredecessor;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * The built WAR in Tomcat, and a Neo4j server, each in its own process; once for each execution.
 */
@TestInstance(Lifecycle.PER_CLASS)
@Timeout(value = 10, unit = TimeUnit.MINUTES)
abstract class SocialApiContract {
  private static final EncoderConfig NO_CHARSET =
      EncoderConfig.encoderConfig().appendDefaultContentCharsetToContentTypeIfUndefined(false);

  @RegisterExtension final RunningShindig shindig;
  private SocialApi social;

  SocialApiContract(String queries) {
    this(queries, TomcatRelease.TOMCAT_9);
  }

  SocialApiContract(String queries, TomcatRelease release) {
    this(new RunningShindig(queries, release));
  }

  SocialApiContract(RunningShindig shindig) {
    this.shindig = shindig;
  }

  @BeforeAll
  void connect() {
    social = shindig.social();
  }

  @Test
  @DisplayName("GET friends in JSON")
  void friendsInJson() {
    social
        .as("john.doe")
        .get("/rest/people/john.doe/@friends")
        .then()
        .statusCode(200)
        .body("totalResults", equalTo(3))
        .body("list.id", contains("jane.doe", "george.doe", "maija.m"));
  }

  @Test
  @DisplayName("GET friends in XML")
  void friendsInXml() {
    social
        .as("john.doe")
        .get("/rest/people/john.doe/@friends?format=xml&sortBy=displayName&count=1")
        .then()
        .statusCode(200)
        .contentType("application/xml")
        .body("response.totalResults", equalTo("3"))
        .body("response.list.entry.person.id", equalTo("george.doe"));
  }

  @Test
  @DisplayName("sort, filter, page and fields work over REST")
  void collectionParameters() {
    social
        .as("canonical")
        .get(
            "/rest/people/@me/@friends?fields=displayName&sortBy=displayName&sortOrder=descending"
                + "&filterBy=gender&filterOp=equals&filterValue=male&startIndex=1&count=1")
        .then()
        .statusCode(200)
        .body("totalResults", equalTo(2))
        .body("startIndex", equalTo(1))
        .body("list.displayName", contains("Georgey"))
        .body("list[0].name", nullValue());
  }

  @Test
  @DisplayName("mutual friends are found by a filter")
  void mutualFriends() {
    social
        .as("canonical")
        .get("/rest/people/@me/@friends?filterBy=@friends&filterValue=john.doe")
        .then()
        .statusCode(200)
        .body("list.id", contains("jane.doe", "george.doe"));
  }

  @Test
  @DisplayName("a whole profile comes back")
  void wholeProfile() {
    social
        .as("john.doe")
        .get("/rest/people/canonical/@self?fields=@all")
        .then()
        .statusCode(200)
        .body("entry.name.honorificSuffix", equalTo("Social Butterfly"))
        .body("entry.emails[0].value", equalTo("dev@shindig.apache.org"))
        .body("entry.organizations[0].address.formatted", equalTo("1 Shindig Drive"))
        .body("entry.bodyType.height", equalTo(1.84f))
        .body("entry.birthday", equalTo("1975-01-01T00:00:00.000Z"))
        .body("entry.drinker.value", equalTo("SOCIALLY"));
  }

  @Test
  @DisplayName("members of a group, and the groups of a person")
  void groups() {
    social
        .as("john.doe")
        .get("/rest/people/john.doe/example.com:390e3kd03")
        .then()
        .statusCode(200)
        .body("list.id", containsInAnyOrder("canonical", "john.doe", "jane.doe"));
    social
        .as("john.doe")
        .get("/rest/groups/@me?sortBy=title&sortOrder=descending")
        .then()
        .statusCode(200)
        .body("list.title", contains("Group 3", "Group 2"));
  }

  @Test
  @DisplayName("the graph is asked over REST, in JSON and XML")
  void graph() {
    social
        .as("jane.doe")
        .get("/rest/graph/@me/@friendsOfFriends?fields=displayName")
        .then()
        .statusCode(200)
        .body("list.displayName", contains("Georgey", "Maija"))
        .body("list.distance", contains(2, 2));
    social
        .as("jane.doe")
        .get("/rest/graph/@me/@recommendations?ranking=adamicAdar&count=1")
        .then()
        .statusCode(200)
        .body("totalResults", equalTo(1))
        .body("list.id", contains("george.doe"))
        .body("list[0].commonFriends", equalTo(1))
        .body("list[0].examples.id", contains("john.doe"));
    social
        .as("jane.doe")
        .get("/rest/graph/@me/@path/maija.m?format=xml")
        .then()
        .statusCode(200)
        .body("response.list.entry.friendPath.length", equalTo("2"))
        .body(
            "response.list.entry.friendPath.people.person.id",
            contains("jane.doe", "john.doe", "maija.m"));
    status("/rest/graph/@me/@friendsOfFriends?depth=11", 400);
    status("/rest/graph/jane.doe/@recommendations", 403);
    status("/rest/graph/@me/@relation/nobody", 404);
  }

  @Test
  @DisplayName("the graph is asked in a batch of RPC, by methods that gadgets find")
  void graphInABatch() {
    social
        .as("jane.doe")
        .body(
            """
            [{"method": "graph.recommendations", "id": "people"},
             {"method": "graph.relation", "id": "relation", "params": {"personId": "maija.m"}},
             {"method": "graph.path", "id": "path", "params": {"hops": 0, "personId": "maija.m"}},
             {"method": "system.listMethods", "id": "methods"}]
            """)
        .post("/rpc")
        .then()
        .statusCode(200)
        .body("[0].result.list.id", contains("george.doe"))
        .body("[1].result.distance", equalTo(2))
        .body("[2].error.code", equalTo(400))
        .body("[3].result", hasItems("graph.friendsOfFriends", "graph.dismiss", "user.fof"));
  }

  @Test
  @DisplayName("who is blocked cannot ask for friendship")
  void block() {
    String maija = "{\"id\": \"maija.m\"}";
    social.as("maija.m").post("/rest/graph/@me/@blocked/george.doe").then().statusCode(200);
    social.as("george.doe").body(maija).post("/rest/people/@me/@friends").then().statusCode(403);
    social.as("maija.m").delete("/rest/graph/@me/@blocked/george.doe").then().statusCode(200);
    social
        .as("george.doe")
        .body(maija)
        .post("/rest/people/@me/@friends")
        .then()
        .statusCode(200)
        .body("entry.state", equalTo("requested"));
  }

  @Test
  @DisplayName("PUT changes what it names and nothing else")
  void update() {
    social
        .as("maija.m")
        .body("{\"status\": \"in Oulu \\u2744\", \"emails\": [{\"value\": \"m@example.org\"}]}")
        .put("/rest/people/@me/@self")
        .then()
        .statusCode(200)
        .body("entry.updated", notNullValue());
    social
        .as("john.doe")
        .get("/rest/people/maija.m/@self?fields=@all")
        .then()
        .body("entry.status", equalTo("in Oulu \u2744"))
        .body("entry.emails[0].value", equalTo("m@example.org"))
        .body("entry.displayName", equalTo("Maija"));
  }

  @Test
  @DisplayName("a day stays the day that was sent, in the zone of any server")
  void days() {
    social
        .as("maija.m")
        .body(
            """
            {"birthday": "1975-02-14",
             "organizations": [{"name": "A", "startDate": "2001-05-01"}]}
            """)
        .put("/rest/people/@me/@self")
        .then()
        .statusCode(200)
        .body("entry.birthday", equalTo("1975-02-14T00:00:00.000Z"))
        .body("entry.organizations[0].startDate", equalTo("2001-05-01T00:00:00.000Z"));
    social
        .as("maija.m")
        .contentType("application/xml")
        .body("<person><birthday>1976-03-15</birthday></person>")
        .put("/rest/people/@me/@self")
        .then()
        .statusCode(200)
        .body("entry.birthday", equalTo("1976-03-15T00:00:00.000Z"));
    String soon = LocalDateTime.now(ZoneOffset.UTC).plusMinutes(10).toString();
    social
        .as("maija.m")
        .get("/rest/people/maija.m,john.doe/@self?fields=id&updatedSince=" + soon)
        .then()
        .statusCode(200)
        .body("totalResults", equalTo(0));
  }

  @Test
  @DisplayName("null and an empty array are no value")
  void nulls() {
    social
        .as("maija.m")
        .body(
            """
            {"nickname": null, "name": {"givenName": null, "formatted": "Zed"},
             "languagesSpoken": ["en", null], "gender": null, "emails": null, "birthday": null}
            """)
        .put("/rest/people/@me/@self")
        .then()
        .statusCode(200)
        .body("entry.name.formatted", equalTo("Zed"))
        .body("entry.name.givenName", not("null"))
        .body("entry.nickname", not("null"))
        .body("entry.languagesSpoken", contains("en"));
    for (String none : List.of("null", "[]")) {
      social
          .as("maija.m")
          .body("{\"method\": \"people.get\", \"params\": " + none + "}")
          .post("/rpc")
          .then()
          .body("result.id", equalTo("maija.m"));
    }
    String list = "{\"method\": \"people.get\", \"params\": [1]}";
    social.as("maija.m").body(list).post("/rpc").then().body("error.code", equalTo(400));
  }

  @Test
  @DisplayName("a call of RPC has the id that it came with, of its type")
  void ids() {
    String ids = "[{\"id\": 7, %1$s}, {\"id\": \"7\", %1$s}, {\"id\": null, %1$s}, {%1$s}]";
    social
        .as("john.doe")
        .body(ids.formatted("\"method\": \"people.get\""))
        .post("/rpc")
        .then()
        .body("[0].id", equalTo(7))
        .body("[1].id", equalTo("7"))
        .body("[2]", hasEntry("id", null))
        .body("[3]", not(hasKey("id")));
  }

  @Test
  @DisplayName("what other clients send is understood: order marks, blanks, forms, prefixes")
  void otherClients() {
    String mark = "\uFEFF";
    String call = "{\"method\": \"people.get\", \"params\": {\"fields\": \"name, gender\"}}";
    social
        .as("john.doe")
        .body(mark + call)
        .post("/rpc")
        .then()
        .statusCode(200)
        .body("result.gender", equalTo("male"));
    social
        .as("maija.m")
        .contentType("application/xml; charset=UTF-8")
        .body(mark + "<person><aboutMe>x</aboutMe></person>")
        .put("/rest/people/@me/@self")
        .then()
        .statusCode(200);
    social
        .as("john.doe")
        .get("/rest/people/john.doe, jane.doe/@self?fields=id")
        .then()
        .statusCode(200)
        .body("list.id", containsInAnyOrder("john.doe", "jane.doe"));
    social
        .as("john.doe")
        .config(RestAssured.config().encoderConfig(NO_CHARSET))
        .contentType("application/x-www-form-urlencoded")
        .header("X-HTTP-Method-Override", "GET")
        .body("filterBy=name.formatted&filterOp=contains&filterValue=Meik%C3%A4l%C3%A4inen")
        .post("/rest/people/john.doe/@friends")
        .then()
        .body("list.id", contains("maija.m"));
    social
        .as("john.doe")
        .get("/rpc?method=people.get&params.userId=@me&params.groupId=@friends")
        .then()
        .body("result.list.id", hasItems("maija.m"));
  }

  @Test
  @DisplayName("the path decides, and a condition that is not checked is refused")
  void pathsAndConditions() {
    social
        .as("john.doe")
        .get("/rest/people/john.doe/@self?userId=jane.doe")
        .then()
        .body("entry.id", equalTo("john.doe"));
    social
        .as("john.doe")
        .header("If-Match", "\"stale\"")
        .body("{\"aboutMe\": \"y\"}")
        .put("/rest/people/@me/@self")
        .then()
        .statusCode(403);
    social
        .as("john.doe")
        .header("If-Match", "\"stale\"")
        .delete("/rest/people/@me/@self")
        .then()
        .statusCode(403);
  }

  @Test
  @DisplayName("control characters, and an activity without object, spoil neither XML nor Atom")
  void readableByOthers() {
    social
        .as("jane.doe")
        .body("{\"aboutMe\": \"a\\u000bb\\uffff\"}")
        .put("/rest/people/@me/@self")
        .then()
        .statusCode(200);
    social
        .as("jane.doe")
        .body("{\"verb\": \"join\", \"title\": \"c\\u0001d\"}")
        .post("/rest/activitystreams/@me/@self")
        .then()
        .statusCode(200);
    social
        .as("jane.doe")
        .body("{\"title\": \"e\", \"openSocial\": {\"&#xg;\": \"f\", \"a><b\": \"g\"}}")
        .post("/rest/activitystreams/@me/@self")
        .then()
        .statusCode(200);
    social
        .as("jane.doe")
        .get("/rest/people/@me/@self?fields=aboutMe&format=xml")
        .then()
        .statusCode(200)
        .body("response.person.aboutMe", equalTo("a\uFFFDb\uFFFD"));
    social
        .as("jane.doe")
        .get("/rest/activitystreams/@me/@self?format=atom")
        .then()
        .statusCode(200)
        .body("feed.entry.title", hasItems("c\uFFFDd", "e"));
    social
        .as("jane.doe")
        .get("/rest/activitystreams/@me/@self?format=xml")
        .then()
        .statusCode(200)
        .body("response.totalResults", equalTo("2"));
  }

  @Test
  @DisplayName("people are found by words, as a gadget's osapi finds them")
  void search() {
    social
        .as("john.doe")
        .urlEncodingEnabled(false)
        .get("/rest/graph/@search?query=jane%20DOE")
        .then()
        .statusCode(200)
        .body("list.id", contains("jane.doe"))
        .body("complete", equalTo(true));
    social
        .as("john.doe")
        .get("/rest/graph/@complete?fragment=ja")
        .then()
        .statusCode(200)
        .body("list[0].id", equalTo("jane.doe"));
    social
        .as("john.doe")
        .body("{\"method\": \"system.listMethods\"}")
        .post("/rpc")
        .then()
        .body("result", hasItems("graph.search", "graph.complete", "skills.get"))
        .body("result", hasItems("organization.hierarchyPath", "autocomplete.skills"));
  }

  @Test
  @DisplayName("skills have names with blanks and signs")
  void skills() {
    post("jane.doe", "/rest/skills/@me/C%2B%2B%20on%20Linux");
    post("jane.doe", "/rest/skills/@me?skill=C%2FC%2B%2B");
    post("john.doe", "/rest/skills/jane.doe/c++%20on%20linux");
    social
        .as("john.doe")
        .get("/rest/skills/jane.doe")
        .then()
        .statusCode(200)
        .body("list.name", contains("C++ on Linux", "C/C++"))
        .body("list.endorsements", contains(1, 0));
  }

  /** By a URL that is encoded. */
  private void post(String user, String url) {
    social.as(user).urlEncodingEnabled(false).post(url).then().statusCode(200);
  }

  @Test
  @DisplayName("RPC answers a single call")
  void rpcCall() {
    social
        .as("john.doe")
        .body("{\"method\": \"people.get\", \"id\": \"me\", \"params\": {\"userId\": \"@me\"}}")
        .post("/rpc")
        .then()
        .statusCode(200)
        .body("id", equalTo("me"))
        .body("result.id", equalTo("john.doe"));
  }

  @Test
  @DisplayName("RPC answers a batch, each call with its own outcome")
  void rpcBatch() {
    social
        .as("john.doe")
        .body(
            """
            [{"method": "people.get", "id": "friends",
              "params": {"userId": "@me", "groupId": "@friends", "count": 2}},
             {"method": "groups.get", "id": "groups", "params": {"userId": "jane.doe"}},
             {"method": "people.get", "id": "nobody", "params": {"userId": "nobody"}},
             {"method": "people.update", "id": "another",
              "params": {"userId": "jane.doe", "person": {"status": "hacked"}}}]
            """)
        .post("/rpc")
        .then()
        .statusCode(200)
        .body("id", contains("friends", "groups", "nobody", "another"))
        .body("[0].result.totalResults", equalTo(3))
        .body("[0].result.list.id", contains("jane.doe", "george.doe"))
        .body("[1].result.list.title", contains("Group 3"))
        .body("[2].error.code", equalTo(404))
        .body("[3].error.code", equalTo(403));
  }

  @Test
  @DisplayName("a call of a batch sees what those before it have written")
  void orderOfABatch() {
    String update =
        """
        {"method": "people.update", "id": "%d",
         "params": {"userId": "@me", "person": {"aboutMe": "text %<d"}}}""";
    String read =
        "{'method': 'people.get', 'id': 'read', 'params': {'userId': '@me', 'fields': ['aboutMe']}}"
            .replace('\'', '"');
    Stream<String> updates = IntStream.range(0, 10).mapToObj(update::formatted);
    social
        .as("maija.m")
        .body(updates.collect(Collectors.joining(", ", "[" + read + ", ", ", " + read + "]")))
        .post("/rpc")
        .then()
        .statusCode(200)
        .body("[0].result.aboutMe", not(startsWith("text")))
        .body("[11].result.aboutMe", equalTo("text 9"));
  }

  @Test
  @DisplayName("what is wrong has its own status")
  @DefectOfPredecessor("Every failure is HTTP 500")
  @DefectOfPredecessor("403 and 404 cannot happen")
  void statuses() {
    status("/rest/people/nobody/@self", 404);
    status("/rest/people/john.doe/@friends/nobody", 404);
    status("/rest/groups/nobody", 404);
    status("/rest/people/john.doe,nobody/@self", 200);
    status("/rest/people/john.doe/@friends?filterBy=nothing", 400);
    status("/rest/people/john.doe/@friends?sortBy=nothing", 400);
    status("/rest/people/john.doe/@friends?startIndex=-1", 400);
    status("/rest/people/john.doe/@friends?count=many", 400);
    status("/rest/people/john.doe/@enemies", 400);
    status("/rest/activities/john.doe/@self", 200);
    social
        .as("john.doe")
        .body("{\"status\": \"hacked\"}")
        .put("/rest/people/jane.doe/@self")
        .then()
        .statusCode(403);
  }

  private void status(String path, int expected) {
    social.as("john.doe").get(path).then().statusCode(expected);
  }
}
