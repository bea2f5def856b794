package io.shindigneo4j.opensocial.messages;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.ListOptions;
import io.shindigneo4j.testing.Tokens;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.shindig.protocol.model.FilterOperation;
import org.apache.shindig.social.core.model.MessageCollectionImpl;
import org.apache.shindig.social.core.model.UrlImpl;
import org.apache.shindig.social.opensocial.model.MessageCollection;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Messages with texts that mean something to somebody else")
class HostileMessagesTest extends MessagesContract {

  private static Stream<String> texts() {
    return Stream.of(
        "' OR 1=1 //",
        "'}) DETACH DELETE n //",
        "\"}) MATCH (n) DETACH DELETE n //",
        "`",
        "title` = 'x' DETACH DELETE copy //",
        "\\",
        "\\u0027",
        "$user",
        "${jndi:ldap://x}",
        "copy.status",
        "\n\t\r",
        "\u0000",
        "\u0007\u001B[31m",
        "\uD83D\uDE00",
        "\u202Eevil",
        "\u0645\u0631\u062D\u0628\u0627",
        "</message>",
        " ",
        "x".repeat(1_000));
  }

  private static void forEach(Consumer<String> test) {
    texts()
        .forEach(
            text -> assertThatCode(() -> test.accept(text)).as(text).doesNotThrowAnyException());
  }

  @Test
  void areKeptAsTheyAre() {
    forEach(this::areKeptAsTheyAre);
  }

  private void areKeptAsTheyAre(String text) {
    SocialMessage message = message(text, "b");
    message.setBody(text);
    message.setBodyId(text);
    message.setTitleId(text);
    message.setTypeText(text);
    message.setUrls(List.of(new UrlImpl(text, text, text)));
    SocialMessage stored = get("b", "@inbox", send("a", message));
    assertThat(MessageMapper.written(stored)).isEqualTo(MessageMapper.written(message));
  }

  @Test
  void areTitlesOfCollections() {
    forEach(this::areTitlesOfCollections);
  }

  private void areTitlesOfCollections(String text) {
    MessageCollection body = new MessageCollectionImpl();
    body.setTitle(text);
    if (text.isBlank()) {
      return;
    }
    RequestId request = new RequestId(text.substring(0, Math.min(text.length(), 100)));
    String id = Answers.get(collections.create(me(), body, request, Tokens.viewer("c"))).getId();
    String again = Answers.get(collections.create(me(), body, request, Tokens.viewer("c"))).getId();
    assertThat(again).isEqualTo(id);
    assertThat(collection("c", id).getTitle()).isEqualTo(text);
    Answers.get(collections.delete(me(), id, Tokens.viewer("c")));
  }

  @Test
  @DefectOfPredecessor("The Cypher variant builds text from unescaped ids")
  void areUnknownAsIds() {
    String id = send("a", "hello", "b");
    forEach(this::areUnknownAsIds);
    assertThat(get("b", "@inbox", id).getStatusText()).isEqualTo("NEW");
    assertThat(inbox("b")).hasSize(1);
  }

  private void areUnknownAsIds(String text) {
    assertRefused(404, () -> get("b", "@inbox", text));
    assertRefused(404, () -> list("b", text, ListOptions.none()));
    assertRefused(404, () -> mark("b", "@inbox", text, "READ"));
    assertRefused(404, () -> mark("b", text, "m", "READ"));
    assertRefused(404, () -> delete("b", "@inbox", text));
    assertRefused(404, () -> delete("b", text, "m"));
    assertRefused(404, () -> send("a", "hello", text));
    assertRefused(404, () -> reply("a", text, "b"));
    assertRefused(404, () -> Answers.get(collections.delete(me(), text, Tokens.viewer("b"))));
    assertRefused(404, () -> inbox(text));
  }

  @Test
  void areUnknownAsFieldsAndMatchNothing() {
    send("a", "hello", "b");
    forEach(this::areUnknownAsFieldsAndMatchNothing);
  }

  /** Whose upper case is longer than a filter may be. */
  @Test
  void areNoStatusWhereTheyGrow() {
    send("a", "hello", "b");
    ListOptions status =
        ListOptions.none()
            .where("status", FilterOperation.contains, ListOptions.valueOf("ß".repeat(2_000)));
    assertThat(list("b", "@inbox", status)).isEmpty();
  }

  private void areUnknownAsFieldsAndMatchNothing(String text) {
    assertRefused(400, () -> list("b", "@inbox", ListOptions.none().ascendingBy(text)));
    ListOptions filter = ListOptions.none().where(text, FilterOperation.contains, "a");
    assertRefused(400, () -> list("b", "@inbox", filter));
    String value = ListOptions.valueOf(text);
    ListOptions title = ListOptions.none().where("title", FilterOperation.equals, value);
    assertThat(list("b", "@inbox", title)).isEmpty();
    ListOptions status = ListOptions.none().where("status", FilterOperation.contains, value);
    assertThat(list("b", "@inbox", status)).isEmpty();
  }

  @Test
  void withHalfACharacterAreABadRequest() {
    assertRefused(400, () -> send("a", "\uD83D", "b"));
    assertRefused(400, () -> send("a", "hello", "\uD83D"));
    assertRefused(400, () -> get("b", "@inbox", "\uD83D"));
    assertThat(count("(:Message)")).isZero();
  }
}
