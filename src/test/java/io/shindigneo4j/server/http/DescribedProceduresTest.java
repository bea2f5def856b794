package io.shindigneo4j.server.http;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.server.procedure.ProcedureRights;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HttpText;
import io.shindigneo4j.testing.PackJars;
import io.shindigneo4j.testing.RawHttp;
import io.shindigneo4j.testing.RawHttp.Answer;
import io.shindigneo4j.testing.StartsServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The description at /openapi.json has, for a user,")
@StartsServer
class DescribedProceduresTest {

  private static final Credentials JANE = new Credentials("jane", "jane-password");
  private static final String ANY_CALL = "/call/{procedure}";
  private static final String FRIENDS_SCHEMA = "/components/schemas/call.stored.friends";

  private static final String FRIENDS =
      """
      // The names of a person's friends.
      // mode: read
      // version: 1.0
      // parameter person: string, the person's id
      // parameter limit: integer?, the most names
      // parameter weight: float?
      // parameter words: list of string?
      // parameter more: any?
      // parameter map: map?
      // parameter flag: boolean?
      MATCH (:Person {id: $person})-[:FRIEND_OF]->(friend) RETURN friend.displayName AS name
      """;

  private static final String ANYTHING =
      """
      // Answers with what it was given.
      // mode: read
      // version: 1.0
      // parameter value: any
      RETURN $value AS value
      """;

  @TempDir private static Path folder;
  private static Path packs;
  private static GraphServer server;

  @BeforeAll
  static void start() throws IOException {
    packs = Files.createDirectory(folder.resolve("packs"));
    Path texts = Files.createDirectory(folder.resolve("cypher"));
    PackJars.greeting(packs.resolve("first.jar"), "hello.first", "1.5", "First");
    Files.writeString(texts.resolve("stored.friends.cypher"), FRIENDS);
    Files.writeString(texts.resolve("stored.anything.cypher"), ANYTHING);
    server =
        GraphServer.start(
            Map.of(
                ServerSettings.packs_directory,
                packs,
                ServerSettings.stored_cypher_directory,
                texts,
                ServerSettings.procedures_reload,
                true,
                ServerSettings.procedures,
                ProcedureRights.parse("*; jane:hello.*,people.get")));
    server
        .database("system")
        .executeTransactionally(
            "CREATE USER jane SET PLAINTEXT PASSWORD $password CHANGE NOT REQUIRED",
            Map.of("password", JANE.password()));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void aPathForEachProcedureThatTheUserMayCall() throws IOException {
    List<String> listed = new ArrayList<>();
    listed().forEach(record -> listed.add((String) record.get(0)));
    assertThat(listed).contains("hello.first", "stored.friends", "people.get", "test.write");
    assertThat(described(GraphServer.CREDENTIALS)).isEqualTo(listed);
    assertThat(described(JANE)).containsExactly("hello.first", "people.get");
  }

  @Test
  void noneForWhoShowsNoCredentialsThoughAnotherIsLoggedIn() throws IOException {
    OpenApiReader general = OpenApiReader.of(server, HttpText.get("/openapi.json"));
    assertThat(names(general)).isEmpty();
    try (RawHttp http = new RawHttp(server.port())) {
      assertThat(http.ask(request(JANE)).text()).contains("/call/hello.first");
      assertThat(http.ask(HttpText.get("/openapi.json")).text()).doesNotContain("hello.first");
      assertThat(http.ask(request(JANE)).text()).contains("/call/hello.first");
    }
  }

  @Test
  void nothingForWhoShowsWrongOnes() throws IOException {
    Answer answer = RawHttp.ask(server, request(new Credentials("jane", "wrong")));
    assertThat(answer.status()).isEqualTo(401);
    assertThat(answer.text()).doesNotContain("hello.first");
  }

  @Test
  void theProceduresOfThisMoment() throws IOException {
    Path jar = packs.resolve("passing.jar");
    PackJars.greeting(jar, "hello.passing", "1", "One");
    await().until(() -> described(JANE).contains("hello.passing"));
    PackJars.greeting(jar, "hello.passing", "2", "Two");
    await().until(() -> version(openApi(), "hello.passing").equals("2"));
    Files.delete(jar);
    await().until(() -> !described(JANE).contains("hello.passing"));
  }

  @Test
  void ofEachWhatTheListOfProceduresSays() throws IOException {
    OpenApiReader openApi = openApi();
    for (List<?> record : listed()) {
      String name = (String) record.get(0);
      JsonNode call = openApi.operation("/call/" + name);
      assertThat(call.get("summary").asText()).as(name).isEqualTo(record.get(1));
      assertThat(call.get("x-mode").asText()).as(name).isEqualTo(record.get(3));
      assertThat(call.get("x-version").asText()).as(name).isEqualTo(record.get(4));
      assertParameters((List<?>) record.get(2), schema(openApi, name));
    }
    assertThat(version(openApi, "hello.first")).isEqualTo("1.5");
  }

  private static void assertParameters(List<?> parameters, JsonNode schema) {
    List<String> required = new ArrayList<>();
    schema.get("required").forEach(name -> required.add(name.asText()));
    Iterator<String> names = schema.get("properties").fieldNames();
    for (Object each : parameters) {
      Map<?, ?> parameter = (Map<?, ?>) each;
      String name = names.next();
      assertThat(parameter.get("name")).isEqualTo(name);
      assertThat(required.contains(name)).as(name).isEqualTo(parameter.get("required"));
      assertThat(schema.get("properties").get(name).path("description").asText())
          .isEqualTo(parameter.get("description"));
    }
    assertThat(names.hasNext()).isFalse();
  }

  @Test
  void aDocumentThatIsWhole() throws IOException {
    OpenApiReader openApi = openApi();
    openApi.assertWhole();
    List<String> ids = openApi.document().findValuesAsText("operationId");
    assertThat(ids).hasSameSizeAs(openApi.paths()).doesNotHaveDuplicates();
    List<JsonNode> general = new ArrayList<>();
    openApi.operation(ANY_CALL).get("parameters").forEach(general::add);
    for (String name : names(openApi)) {
      JsonNode call = openApi.operation("/call/" + name);
      assertThat(call.get("responses")).isEqualTo(openApi.operation(ANY_CALL).get("responses"));
      assertThat(call.get("parameters")).as("all but the name").hasSize(general.size() - 1);
      if (call.get("x-mode").asText().equals("read")) {
        assertThat(general).containsAll(call.get("parameters"));
      }
    }
  }

  @Test
  void theModeThatAProcedureNeeds() throws IOException {
    OpenApiReader openApi = openApi();
    JsonNode mode = null;
    for (JsonNode parameter : openApi.operation("/call/test.write").get("parameters")) {
      mode = parameter.path("name").asText().equals("mode") ? parameter : mode;
    }
    assertThat(mode.get("required").asBoolean()).isTrue();
    assertThat(mode.at("/schema/enum")).hasSize(1);
    String only = mode.at("/schema/enum/0").asText();
    assertThat(RawHttp.ask(server, HttpText.post("/call/test.write", "{}")).status())
        .isEqualTo(403);
    assertThat(RawHttp.ask(server, HttpText.post("/call/test.write?mode=" + only, "{}")).status())
        .isEqualTo(200);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hello.first     | {'name':'Ann'}                                                 | true",
        "hello.first     | {}                                                             | false",
        "hello.first     | {'name':null}                                                  | false",
        "hello.first     | {'name':1}                                                     | false",
        "hello.first     | {'name':'Ann','more':1}                                        | false",
        "test.nothing    | {}                                                             | true",
        "test.nothing    | {'more':1}                                                     | false",
        "people.get      | {'id':'a','selection':{'properties':['id'],'details':[]}}      | true",
        "people.get      | {'id':'a','selection':{'properties':[null],'details':[]}}      | false",
        "people.get      | {'id':'a','selection':{'properties':'id','details':[]}}        | false",
        "people.get      | {'id':'a','selection':{'properties':['id']}}                   | false",
        "people.get      | {'id':'a','selection':null}                                    | false",
        "people.get      | {'id':'a','selection':{'properties':[],'details':[],'x':1}}    | false",
        "graph.relation  | {'user':'a','other':'b','hops':2,'viewpoint':{'reach':'self'}} | true",
        "graph.relation  | {'user':'a','other':'b','hops':2,'viewpoint':{'reach':'far'}}  | false",
        "graph.relation  | {'user':'a','other':'b','viewpoint':{'reach':'self'}}          | false",
        "stored.friends  | {'person':'a'}                                                 | true",
        "stored.friends  | {'person':'a','limit':null}                                    | true",
        "stored.friends  | {'person':'a','limit':7}                                       | true",
        "stored.friends  | {'person':'a','limit':1.5}                                     | false",
        "stored.friends  | {'person':'a','limit':'7'}                                     | false",
        "stored.friends  | {'person':'a','weight':7}                                      | true",
        "stored.friends  | {'person':'a','weight':1.5}                                    | true",
        "stored.friends  | {'person':'a','weight':true}                                   | false",
        "stored.friends  | {'person':'a','words':[]}                                      | true",
        "stored.friends  | {'person':'a','words':['b']}                                   | true",
        "stored.friends  | {'person':'a','words':['b',1]}                                 | false",
        "stored.friends  | {'person':'a','words':'b'}                                     | false",
        "stored.friends  | {'person':'a','map':{'b':[1]}}                                 | true",
        "stored.friends  | {'person':'a','map':[1]}                                       | false",
        "stored.friends  | {'person':'a','flag':false}                                    | true",
        "stored.friends  | {'person':'a','flag':0}                                        | false",
        "stored.friends  | {'person':'a','more':[{'b':null}]}                             | true",
        "stored.friends  | {'person':'a','more':null}                                     | true",
        "stored.anything | {'value':[{'b':null}]}                                         | true",
        "stored.anything | {'value':'a'}                                                  | true",
        "stored.anything | {'value':null}                                                 | false"
      },
      quoteCharacter = '"')
  void aSchemaThatTakesWhatTheProcedureTakes(String name, String quoted, boolean taken)
      throws IOException {
    String json = quoted.replace('\'', '"');
    assertThat(openApi().complaints(json, "/components/schemas/call." + name).isEmpty())
        .isEqualTo(taken);
    Answer answer = RawHttp.ask(server, HttpText.post("/call/" + name, json));
    if (taken) {
      assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    } else {
      assertThat(answer.code()).isEqualTo("procedure.invalid-parameter");
    }
  }

  @Test
  void theIntegersThatThereAre() throws IOException {
    OpenApiReader openApi = openApi();
    for (String integer : List.of("9223372036854775807", "-9223372036854775808")) {
      assertThat(openApi.complaints(limited(integer), FRIENDS_SCHEMA)).isEmpty();
      assertThat(RawHttp.ask(server, friends(integer)).status()).isEqualTo(200);
    }
    for (String integer : List.of("9223372036854775808", "-9223372036854775809")) {
      assertThat(openApi.complaints(limited(integer), FRIENDS_SCHEMA)).isNotEmpty();
      assertThat(RawHttp.ask(server, friends(integer)).status()).isEqualTo(400);
    }
  }

  private static HttpText friends(String limit) {
    return HttpText.post("/call/stored.friends", limited(limit));
  }

  private static String limited(String limit) {
    return "{\"person\":\"a\",\"limit\":" + limit + "}";
  }

  @Test
  void whetherACallNeedsABody() throws IOException {
    OpenApiReader openApi = openApi();
    assertThat(needsBody(openApi, "test.nothing")).isFalse();
    assertThat(needsBody(openApi, "stored.friends")).isTrue();
  }

  private static boolean needsBody(OpenApiReader openApi, String name) {
    return openApi.operation("/call/" + name).at("/requestBody/required").booleanValue();
  }

  @Test
  void theNamesThatAParameterMayHave() throws IOException {
    JsonNode friends = schema(openApi(), "stored.friends").get("properties");
    assertThat(friends.at("/limit/type")).hasToString("[\"integer\",\"null\"]");
    JsonNode people = schema(openApi(), "people.list").get("properties");
    assertThat(people.at("/around/properties/circle/enum")).isNotEmpty();
    assertThat(people.at("/around/properties/circle/type").asText()).isEqualTo("string");
  }

  private static JsonNode schema(OpenApiReader openApi, String name) {
    JsonNode content = openApi.operation("/call/" + name).at("/requestBody/content");
    JsonNode json = content.at("/application~1json/schema/$ref");
    assertThat(content.at("/application~1bson/schema/$ref")).isEqualTo(json);
    return openApi.document().at(json.asText().substring(1));
  }

  private static String version(OpenApiReader openApi, String name) {
    return openApi.operation("/call/" + name).get("x-version").asText();
  }

  private static List<List<?>> listed() throws IOException {
    Answer answer = RawHttp.ask(server, HttpText.post("/call/system.procedures", "{}"));
    List<List<?>> records = new ArrayList<>();
    ((List<?>) answer.document().get("records")).forEach(each -> records.add((List<?>) each));
    return records;
  }

  private static OpenApiReader openApi() throws IOException {
    return OpenApiReader.of(server, request(GraphServer.CREDENTIALS));
  }

  private static List<String> described(Credentials user) throws IOException {
    return names(OpenApiReader.of(server, request(user)));
  }

  /** Of the procedures that have a path. */
  private static List<String> names(OpenApiReader openApi) {
    List<String> names = new ArrayList<>();
    openApi
        .paths()
        .fieldNames()
        .forEachRemaining(
            path -> {
              if (path.startsWith("/call/") && !path.equals(ANY_CALL)) {
                names.add(path.substring("/call/".length()));
              }
            });
    return names;
  }

  private static HttpText request(Credentials user) {
    return HttpText.get("/openapi.json").as(user);
  }
}
