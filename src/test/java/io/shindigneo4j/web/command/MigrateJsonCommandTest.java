package io.shindigneo4j.web.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.sample.SampleData;
import io.shindigneo4j.testing.GraphDump;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HandlerCalls;
import io.shindigneo4j.testing.JsonPath;
import io.shindigneo4j.testing.Policies;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.Tokens;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import org.apache.commons.io.IOUtils;
import org.apache.shindig.common.util.ResourceLoader;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("shindig-neo4j migrate json")
@ExtendWith(SharedGraphServer.class)
class MigrateJsonCommandTest {

  /** What the services are asked, as whom. */
  private static final List<List<String>> QUESTIONS =
      List.of(
          List.of("canonical", "/people/canonical/@self?fields=@all"),
          List.of("john.doe", "/people/john.doe/@friends?fields=@all"),
          List.of("canonical", "/people/canonical/@friends?count=2"),
          List.of("canonical", "/groups/canonical"),
          List.of("john.doe", "/people/john.doe/example.com:390e3kd03"),
          List.of("canonical", "/activities/canonical/@self"),
          List.of("john.doe", "/activitystreams/john.doe/@self"),
          List.of("canonical", "/messages/canonical"),
          List.of("canonical", "/messages/canonical/publicMessage"),
          List.of("canonical", "/messages/canonical/notification"),
          List.of("john.doe", "/albums/john.doe/@self"),
          List.of("john.doe", "/mediaItems/john.doe/@self/germany123"));

  @TempDir private Path folder;

  private GraphServer server;
  private Operator operator;

  @BeforeEach
  void connect(GraphServer shared) throws Exception {
    server = shared;
    operator = new Operator(server, folder.resolve("token.key"));
  }

  private Path file(String text) throws Exception {
    return Files.writeString(folder.resolve("people.json"), text);
  }

  private static String shindigs() throws Exception {
    return IOUtils.toString(ResourceLoader.openResource("sampledata/canonicaldb.json"), "UTF-8");
  }

  private List<String> answers() {
    try (GraphDriver driver = server.driver()) {
      HandlerCalls calls =
          new HandlerCalls(
              server, driver, QueryMode.NATIVE, Policies.standard(), Clock.systemUTC());
      return QUESTIONS.stream()
          .map(
              question ->
                  calls
                      .rest(Tokens.viewer(question.get(0), "1"), "GET", question.get(1))
                      .toString()
                      .replaceAll("\"(updated|timeSent|published)\" : \"2[^\"]*\"", ""))
          .toList();
    }
  }

  @Test
  @DisplayName("makes the services answer as after Shindig's sample was loaded")
  void answersAsTheSample() throws Exception {
    try (GraphDriver driver = server.driver()) {
      SampleData.loadIfEmpty(driver, Instant.now()).join();
    }
    List<String> expected = answers();
    server.clear();
    assertThat(operator.run("migrate json " + file(shindigs()))).as(operator.errors()).isZero();
    assertThat(answers()).isEqualTo(expected).allMatch(answer -> answer.length() > 100);
  }

  @Test
  @DisplayName("changes nothing when it runs again")
  void runsTwice() throws Exception {
    Path file = file(shindigs());
    assertThat(operator.run("migrate json " + file)).isZero();
    List<String> before = GraphDump.of(server);
    assertThat(operator.lines()).contains("person\t6\t6\t0\t0\t0", "friendship\t9\t9\t0\t0\t0");
    assertThat(operator.run("migrate json " + file)).isZero();
    assertThat(operator.lines())
        .contains("person\t6\t0\t6\t0\t0", "friendship\t9\t0\t9\t0\t0")
        .contains("message\t9\t0\t9\t0\t0", "activity\t8\t0\t8\t0\t0");
    assertThat(GraphDump.of(server)).isEqualTo(before);
  }

  @Test
  @DisplayName("keeps times, recipients and what else a message has, and names what it leaves out")
  void keepsMessagesWhole() throws Exception {
    String message =
        """
        {"people": [{"id": "ann"}], "messages": {"ann": {"notification": {"title": "N", "messages":
          [{"id": "1", "title": "T", "body": "B", "type": "notification", "bodyId": "b",
            "timeSent": "2012-03-04T05:06:07Z", "recipients": ["ann", "bob"], "urls": []}]}}}}
        """;
    assertThat(operator.run("migrate json " + file(message))).isZero();
    assertThat(operator.errors()).contains("message without urls");
    try (GraphDriver driver = server.driver()) {
      HandlerCalls calls =
          new HandlerCalls(
              server, driver, QueryMode.NATIVE, Policies.standard(), Clock.systemUTC());
      JsonPath sent = calls.rest(Tokens.viewer("ann"), "GET", "/messages/ann/notification");
      assertThat(sent.getString("list[0].timeSent")).startsWith("2012-03-04T05:06:07");
      assertThat(sent.getList("list[0].recipients")).containsExactly("ann", "bob");
      assertThat(sent.getString("list[0].bodyId")).isEqualTo("b");
    }
  }

  @Test
  @DisplayName("names what there is no place for, and whose mailbox nobody has")
  void saysWhatIsLeft() throws Exception {
    operator.run("migrate json " + file(shindigs()));
    assertThat(operator.lines())
        .contains("no place for: passwords of the file\t3", "no place for: apps of the file\t4");
    assertThat(operator.errors())
        .contains("messages of 1 notification: no collection: there is no person 1");
  }

  @Test
  @DisplayName("writes nothing on a dry run, but tells the same")
  void runsDry() throws Exception {
    Path file = file(shindigs());
    assertThat(operator.run("migrate json --dry-run " + file)).isZero();
    List<String> dry = operator.lines();
    String refused = operator.errors();
    assertThat(GraphDump.of(server)).isEmpty();
    operator.run("migrate json " + file);
    assertThat(dry).isEqualTo(operator.lines());
    assertThat(refused).isEqualTo(operator.errors());
  }

  private static final String BAD =
      """
      {"people": [
         {"id": "ann", "displayName": "Ann"},
         {"displayName": "Nobody"},
         {"id": "ann", "displayName": "Ann again"},
         {"id": "a,b"},
         {"id": "long", "displayName": "%s"},
         {"id": "eve", "gender": "unheard"}],
       "friendLinks": {"ann": ["ann", "bob"]},
       "groups": {"bob": [{"id": {"value": "g"}, "title": "G"}]},
       "groupMembers": {"g": ["ann"]},
       "data": {"ann": {"bad key": "1", "good": "2"}},
       "activities": {"ann": [{"title": "without id"}]},
       "mediaItems": {"ann": [{"id": "i", "albumId": "none"}]},
       "messages": {"ann": {"c": {"title": "C", "messages": [
         {"id": "1", "title": "t", "body": "b", "type": "privateMessage", "status": "ODD"}]}}}}
      """
          .formatted("x".repeat(1_001));

  @Test
  @DisplayName("leaves out what is bad, and says of each why")
  void leavesOutTheBad() throws Exception {
    assertThat(operator.run("migrate json " + file(BAD))).isZero();
    assertThat(operator.errors())
        .contains(
            "people 2: no person: there is no id",
            "people 3: no person: it comes twice",
            "people 4: no person: nobody can have this id",
            "people 5: no person: a name has at most 1000 characters",
            "people 6: no person: it cannot be read",
            "friendLinks of ann 1: no friendship: nobody is their own friend",
            "friendLinks of ann 2: no friendship: there is no friend bob",
            "groups of bob 1: no group: there is no owner bob",
            "groupMembers of g 1: no membership: there is no group g",
            "data of ann bad key: no app data: a key consists of",
            "activities of ann 1: no activity: it is no activity",
            "mediaItems of ann 1: no media item: there is no album none",
            "messages of ann c, message 1: no message: there is no status ODD");
    assertThat(operator.lines())
        .contains("person\t6\t1\t0\t5\t0", "app data\t2\t1\t0\t1\t0", "collection\t1\t1\t0\t0\t0");
    try (GraphDriver driver = server.driver()) {
      HandlerCalls calls =
          new HandlerCalls(
              server, driver, QueryMode.NATIVE, Policies.standard(), Clock.systemUTC());
      assertThat(
              calls
                  .rest(Tokens.viewer("ann"), "GET", "/people/ann/@self?fields=displayName")
                  .getString("displayName"))
          .isEqualTo("Ann");
    }
  }

  @Test
  @DisplayName("stops at the first that is bad, where it is strict")
  void isStrict() throws Exception {
    assertThat(operator.run("migrate json --strict " + file(BAD))).isOne();
    assertThat(operator.errors().lines())
        .containsExactly(
            "people 2: no person: there is no id", "Stopped at the first that is refused.");
  }

  @Test
  @DisplayName("refuses what is no such file")
  void refusesOthers() throws Exception {
    assertThat(operator.run("migrate json " + folder.resolve("none"))).isEqualTo(2);
    assertThat(operator.run("migrate json")).isEqualTo(2);
    assertThat(operator.run("migrate json " + file("no JSON"))).isOne();
    assertThat(operator.errors()).startsWith("The file is no JSON object");
  }

  @Test
  @DisplayName("tells a hundred refusals one by one, and counts the others")
  void tellsAHundred() throws Exception {
    String nobody = "{}, ".repeat(149) + "{}";
    assertThat(operator.run("migrate json " + file("{\"people\": [" + nobody + "]}"))).isZero();
    assertThat(operator.errors().lines()).hasSize(101);
    assertThat(operator.lines()).contains("person\t150\t0\t0\t150\t0");
  }
}
