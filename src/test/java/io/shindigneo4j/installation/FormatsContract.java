package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.response.Response;
import java.io.StringReader;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xml.sax.InputSource;

/** Each service in JSON, XML and Atom. */
@TestInstance(Lifecycle.PER_CLASS)
@Timeout(value = 10, unit = TimeUnit.MINUTES)
abstract class FormatsContract {

  private static final String XML = "application/xml; charset=UTF-8";

  @RegisterExtension final RunningShindig shindig;
  private SocialApi social;

  FormatsContract(String queries) {
    this(queries, TomcatRelease.TOMCAT_9);
  }

  FormatsContract(String queries, TomcatRelease release) {
    shindig = new RunningShindig(queries, release);
  }

  @BeforeAll
  void writeSomethingOfEachKind() {
    social = shindig.social();
    write(
        "/messages/@me/@outbox",
        "{\"title\": \"t\", \"body\": \"b\", \"recipients\": [\"john.doe\"],"
            + " \"urls\": [{\"value\": \"http://example.org/\"}]}");
    write("/albums/@me/@self", "{\"title\": \"t\", \"location\": {\"country\": \"FI\"}}");
    write("/appdata/@me/@self/@app", "{\"colour\": \"red\"}");
    write("/skills/@me/Juggling", "{}");
    write("/organization/@me/@manager", "{\"id\": \"jane.doe\"}");
  }

  private void write(String path, String json) {
    social.as("john.doe").body(json).post("/rest" + path).then().statusCode(200);
  }

  static List<String> readPaths() {
    return List.of(
        "/people/@me/@self",
        "/people/@me/@friends",
        "/graph/@me/@friendsOfFriends",
        "/graph/@me/@path/maija.m",
        "/graph/@me/@relation/maija.m",
        "/graph/@me/@recommendations",
        "/graph/@me/@groupRecommendations",
        "/groups/@me",
        "/activities/@me/@self",
        "/activities/@me/@friends",
        "/activitystreams/@me/@self",
        "/activitystreams/@me/@friends",
        "/people/john.doe,jane.doe/@self?fields=@all",
        "/people/@me/@friendrequests",
        "/people/@me/@sentrequests",
        "/groups/@me/@invitations",
        "/graph/@me/@blocked/jane.doe",
        "/graph/@me/@dismissed/jane.doe",
        "/graph/@me/@mutual/jane.doe",
        "/organization/@me/@reports",
        "/skills/@me/Juggling/@endorsements",
        "/messages/@me",
        "/messages/@me/@inbox",
        "/messages/@me/@outbox",
        "/appdata/@me/@self/@app",
        "/appdata/@me/@friends/@app",
        "/albums/@me/@self",
        "/mediaItems/@me/@self",
        "/skills/@me",
        "/skills/@me/Juggling",
        "/skills/@people/juggling",
        "/skills/@complete",
        "/organization/@me/@managers",
        "/organization/@me/hierarchypath/jane.doe",
        "/events",
        "/events/missed?from=e1-5-0",
        "/notifications/@me",
        "/people/@supportedFields",
        "/activities/@supportedFields",
        "/activitystreams/@supportedFields",
        "/albums/@supportedFields",
        "/mediaItems/@supportedFields",
        "/messages/@supportedFields",
        "/groups/@supportedFields",
        "/system/methods",
        "/graph/@search?query=doe",
        "/graph/@complete?fragment=j");
  }

  @ParameterizedTest
  @MethodSource("readPaths")
  void areReadAsJson(String path) {
    Response answer = read(path, "json");
    assertThat(answer.contentType()).startsWith("application/json");
    assertThat(answer.jsonPath().getMap("")).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("readPaths")
  void areReadAsXml(String path) throws Exception {
    Response answer = read(path, "xml");
    assertThat(answer.contentType()).startsWith("application/xml");
    assertThat(root(answer)).isIn("response", "appdata");
  }

  @ParameterizedTest
  @MethodSource("readPaths")
  void areReadAsAtom(String path) throws Exception {
    Response answer = read(path, "atom");
    assertThat(answer.contentType()).startsWith("application/atom+xml");
    assertThat(root(answer)).isIn("feed", "entry");
  }

  private Response read(String path, String format) {
    Response answer =
        social
            .as("john.doe")
            .get("/rest" + path + (path.contains("?") ? "&" : "?") + "format=" + format);
    assertThat(answer.statusCode()).describedAs(answer.body().asString()).isEqualTo(200);
    assertThat(answer.body().asString())
        .as("beans and times, not as Java's texts of them")
        .doesNotContain("org.apache.shindig")
        .doesNotContainPattern("\\d\\d:\\d\\d:\\d\\d [A-Z]");
    return answer;
  }

  private static String root(Response answer) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(answer.body().asString())))
        .getDocumentElement()
        .getTagName();
  }

  @Test
  void aPersonIsWrittenAsXml() {
    put(
        "/people/@me/@self",
        "<person><aboutMe>\u05E9 &lt;\uD83D\uDE00</aboutMe><tags>a</tags><tags>b</tags>"
            + "<emails><value>a@b</value><type>home</type></emails></person>");
    Response person = social.as("john.doe").get("/rest/people/@me/@self?fields=@all");
    assertThat(person.<String>path("entry.aboutMe")).isEqualTo("\u05E9 <\uD83D\uDE00");
    assertThat(person.<List<String>>path("entry.tags")).containsExactly("a", "b");
    assertThat(person.<List<String>>path("entry.emails.value")).containsExactly("a@b");
  }

  @Test
  void activitiesAreWrittenAsXml() {
    post("/activities/@me/@self", "<activity><title>in XML</title><body>b</body></activity>");
    assertThat(
            social
                .as("john.doe")
                .get("/rest/activities/@me/@self")
                .<List<String>>path("list.title"))
        .contains("in XML");
    post(
        "/activitystreams/@me/@self",
        "<activityEntry><title>entry in XML</title><verb>post</verb>"
            + "<object><id>o</id><objectType>note</objectType></object></activityEntry>");
    assertNewest("/activitystreams/@me/@self", "title", "entry in XML");
  }

  @Test
  void messagesAreWrittenAsXml() {
    post(
        "/messages/@me/@outbox",
        "<message><title>in XML</title><recipients>jane.doe</recipients>"
            + "<recipients>george.doe</recipients></message>");
    assertNewest("/messages/@me/@outbox", "title", "in XML");
    assertThat(
            social
                .as("george.doe")
                .get("/rest/messages/@me/@inbox")
                .<List<String>>path("list.title"))
        .contains("in XML");
  }

  @Test
  void albumsAndAppDataAreWrittenAsXml() {
    post(
        "/albums/@me/@self",
        "<album><title>in XML</title><location><country>SE</country></location></album>");
    assertNewest("/albums/@me/@self", "location.country", "SE");
    post(
        "/appdata/@me/@self/@app",
        "<appdata><entry><key>shade</key><value>dark</value></entry></appdata>");
    assertThat(
            social
                .as("john.doe")
                .get("/rest/appdata/@me/@self/@app")
                .jsonPath()
                .getString("entry['john.doe'].shade"))
        .isEqualTo("dark");
  }

  @Test
  void groupsAreWrittenAsXml() {
    post("/groups/@me", "<group><title>in XML</title></group>");
    assertThat(social.as("john.doe").get("/rest/groups/@me").<List<String>>path("list.title"))
        .contains("in XML");
  }

  /** One thing of each kind. What Atom has of it is its XML. */
  @ParameterizedTest
  @ValueSource(strings = {"json", "xml", "atom"})
  void areAsTheyWereAfterAPutOfWhatAGetHasGiven(String format) {
    String album = made("/albums/@me/@self", "{'title': 'a', 'location': {'floor': '1'}}");
    String activity =
        "{'title': ' t ', 'n': 7, 'a_b': [true], 'object': {'id': 'o', 'tags': ['x'], 'e': {}}}";
    for (String thing :
        List.of(
            "/people/@me/@self",
            made("/groups/@me", "{'title': 'g', 'description': '\u05E9'}"),
            album,
            made(
                album.replace("/albums/", "/mediaItems/"),
                "{'type': 'image', 'mimeType': 'image/png', 'url': 'http://e/i', 'tags': ['x']}"),
            made("/activities/@me/@self/@app", "{'title': 't', 'templateParams': {'a b': 'c'}}"),
            made("/activitystreams/@me/@self/@app", activity))) {
      Map<String, Object> before = kept(thing);
      if (format.equals("json")) {
        social.as("john.doe").body(before).put("/rest" + thing).then().statusCode(200);
      } else {
        String answer = read(thing + "?fields=@all", format).body().asString();
        put(thing, inside(format.equals("xml") ? "response" : "content", answer));
      }
      assertThat(kept(thing)).as(thing).isEqualTo(before);
    }
  }

  private String made(String place, String json) {
    String path = place.replace("/@app", "");
    Response answer = social.as("john.doe").body(json.replace('\'', '"')).post("/rest" + path);
    assertThat(answer.statusCode()).describedAs(answer.body().asString()).isEqualTo(200);
    String made = place + "/" + answer.path("entry.id");
    assertThat(answer.header("Location").replace("%40", "@")).endsWith("/social/rest" + made);
    return made;
  }

  /** All of it but the times of its last change. */
  private Map<String, Object> kept(String thing) {
    Response answer = read(thing + "?fields=@all", "json");
    assertThat(answer.body().asString()).as(thing).startsWith("{\"entry\":");
    Map<String, Object> kept = new HashMap<>(answer.jsonPath().getMap("entry"));
    kept.keySet().removeAll(List.of("updated", "lastUpdated"));
    return kept;
  }

  private static String inside(String element, String xml) {
    return xml.substring(
        xml.indexOf('>', xml.indexOf("<" + element)) + 1, xml.lastIndexOf("</" + element + ">"));
  }

  @Test
  void nothingIsWrittenAsAtom() {
    Response answer =
        social
            .as("john.doe")
            .contentType("application/atom+xml")
            .body("<entry/>")
            .post("/rest/activities/@me/@self");
    assertThat(answer.statusCode()).isIn(400, 415);
  }

  private void assertNewest(String path, String field, String value) {
    assertThat(social.as("john.doe").get("/rest" + path).<String>path("list[0]." + field))
        .isEqualTo(value);
  }

  private void post(String path, String xml) {
    Response answer = social.as("john.doe").contentType(XML).body(xml).post("/rest" + path);
    assertThat(answer.statusCode()).describedAs(answer.body().asString()).isEqualTo(200);
  }

  private void put(String path, String xml) {
    Response answer = social.as("john.doe").contentType(XML).body(xml).put("/rest" + path);
    assertThat(answer.statusCode()).describedAs(answer.body().asString()).isEqualTo(200);
  }
}
