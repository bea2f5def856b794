package io.shindigneo4j.opensocial.activities;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.ListOptions;
import io.shindigneo4j.testing.Tokens;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.shindig.protocol.model.FilterOperation;
import org.apache.shindig.social.core.model.ActivityEntryImpl;
import org.apache.shindig.social.core.model.ActivityObjectImpl;
import org.apache.shindig.social.opensocial.model.ActivityEntry;
import org.json.JSONObject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Texts in activities that mean something to somebody else")
class HostileActivitiesTest extends ActivitiesContract {

  private static Stream<String> texts() {
    return Stream.of(
        "' OR 1=1 //",
        "'}) DETACH DELETE n //",
        "\"}, \"title\": \"x",
        "`",
        "\\",
        "\\u0027",
        "$users",
        "%origin%",
        "${jndi:ldap://x}",
        "\n\t\r",
        "\u0000",
        "\u0007\u001B[31m",
        "\uD83D\uDE00",
        "\u202Eevil",
        "\u0645\u0631\u062D\u0628\u0627",
        "</script>",
        "\u2028",
        " ",
        "x".repeat(80_000));
  }

  private static void forEach(Consumer<String> test) {
    texts()
        .forEach(
            text -> assertThatCode(() -> test.accept(text)).as(text).doesNotThrowAnyException());
  }

  @BeforeEach
  void people() {
    people("a", "viewer");
    post("a", "{\"title\": \"known\", \"id\": \"known\"}");
  }

  @Test
  void areKeptAsTheyAre() {
    forEach(this::areKeptAsTheyAre);
  }

  private void areKeptAsTheyAre(String text) {
    ActivityEntry entry = new ActivityEntryImpl();
    entry.setTitle(text);
    entry.setUrl(text);
    entry.put("member " + text, text);
    ActivityObjectImpl object = new ActivityObjectImpl();
    object.setId(text);
    object.setContent(text);
    entry.setObject(object);
    ActivityEntry read = read("a", post("a", text(entry)).getId());
    assertThat(read.getTitle()).isEqualTo(text);
    assertThat(read.getUrl()).isEqualTo(text);
    assertThat(read.get("member " + text)).isEqualTo(text);
    assertThat(read.getObject().getContent()).isEqualTo(text);
  }

  @Test
  void areIdsLikeOthersUnlessTheyAreTooLongOrHaveBlanksAtTheirEnds() {
    texts()
        .filter(text -> !text.strip().equals(text))
        .forEach(
            text ->
                assertRefused(400, () -> post("a", new JSONObject(Map.of("id", text)).toString())));
    texts()
        .filter(text -> text.length() < 500 && text.strip().equals(text))
        .forEach(
            text -> {
              ActivityEntry entry = new ActivityEntryImpl();
              entry.setId(text);
              assertThat(post("a", text(entry)).getId()).isEqualTo(text);
              assertThat(read("a", text).getId()).isEqualTo(text);
            });
    assertRefused(400, () -> post("a", "{\"id\": \"%s\"}".formatted("x".repeat(501))));
  }

  @Test
  void areRefusedWhereTheyAreTooLong() {
    String body = "{\"title\": \"%s\"}".formatted("x".repeat(ActivityFormat.MAX_LENGTH));
    assertRefused(413, () -> post("a", body));
    assertRefused(
        413,
        () ->
            Answers.get(
                streams.updateActivityEntry(
                    user("a"), SELF, null, Set.of(), entry(body), "known", Tokens.viewer("a"))));
    assertThat(titles("@self", ListOptions.none(), "a")).containsExactly("known");
  }

  /** Else one friend could keep a whole page from the others: the text of an answer has a limit. */
  @Test
  void leaveRoomForAPage() {
    assertThat(20 * ActivityFormat.MAX_LENGTH).isLessThan(16_777_216);
  }

  @Test
  @DefectOfPredecessor("The Cypher variant builds text from unescaped ids")
  void areUnknownIdsUsersApplicationsAndValues() {
    forEach(
        text -> {
          assertRefused(400, () -> read("a", text));
          assertRefused(400, () -> read(text, "known"));
          assertRefused(404, () -> post(text, "{}"));
          assertThat(titles("@self", ListOptions.none(), text)).isEmpty();
          assertThat(
                  list(Tokens.viewer("viewer"), "@self", text, ListOptions.none(), "a").getList())
              .isEmpty();
          assertThat(titles("@self", withTitle(text), "a")).isEmpty();
        });
  }

  private static ListOptions withTitle(String text) {
    return ListOptions.none().where("title", FilterOperation.equals, ListOptions.valueOf(text));
  }

  @Test
  void areUnknownFields() {
    forEach(
        text -> {
          assertRefused(400, () -> titles("@self", ListOptions.none().ascendingBy(text), "a"));
          assertRefused(
              400,
              () ->
                  titles(
                      "@self", ListOptions.none().where(text, FilterOperation.equals, "x"), "a"));
          assertThat(read("a", "known", text).getTitle()).isNull();
        });
    assertThat(titles("@self", ListOptions.none(), "a")).containsExactly("known");
  }
}
