package io.shindigneo4j.opensocial.messages;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ListOptions;
import io.shindigneo4j.testing.Tokens;
import java.time.Duration;
import java.util.Date;
import java.util.List;
import java.util.Set;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.protocol.model.FilterOperation;
import org.apache.shindig.social.opensocial.model.Message;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The messages of a collection")
class MessageListTest extends MessagesContract {

  private String first;
  private String second;
  private String third;

  @BeforeEach
  void threeMessages() {
    first = send("b", "banana", "a");
    second = send("c", "apple", "a", "d");
    third = send("b", "cherry", "a");
  }

  @Test
  void comeWithTheNewestFirst() {
    assertThat(ids(inbox("a"))).containsExactly(third, second, first);
    assertThat(ids(list("a", "@inbox", ListOptions.none().descendingBy("topFriends"))))
        .containsExactly(first, second, third);
    assertThat(inbox("b")).isEmpty();
  }

  @Test
  void comeInPagesWithTheTotalOfAll() {
    RestfulCollection<Message> page = page(ListOptions.none().page(1, 1));
    assertThat(ids(page.getList())).containsExactly(second);
    assertThat(page.getTotalResults()).isEqualTo(3);
    assertThat(ids(page(ListOptions.none().page(2, 5)).getList())).containsExactly(first);
    assertThat(page(ListOptions.none().page(3, 5)).getList()).isEmpty();
    assertThat(page(ListOptions.none().page(Integer.MAX_VALUE, 5)).getList()).isEmpty();
    assertThat(page(ListOptions.none().page(0, 0)).getList()).isEmpty();
    assertRefused(400, () -> page(ListOptions.none().page(-1, 5)));
  }

  private RestfulCollection<Message> page(ListOptions options) {
    return Answers.get(
        messages.list(me(), "@inbox", Set.of(), List.of(), options, Tokens.viewer("a")));
  }

  @Test
  @DefectOfPredecessor("Status is paired with the wrong message after a sort")
  void keepTheirOwnStatusAfterASort() {
    mark("a", "@inbox", second, "READ");
    mark("a", "@inbox", third, "FLAGGED");
    for (String field : List.of("title", "senderId", "timeSent", "status", "id", "updated")) {
      for (ListOptions options :
          List.of(ListOptions.none().ascendingBy(field), ListOptions.none().descendingBy(field))) {
        List<Message> sorted = list("a", "@inbox", options);
        assertThat(sorted).hasSize(3);
        sorted.forEach(message -> assertThat(status(message)).isEqualTo(expected(message)));
      }
    }
  }

  private String expected(Message message) {
    return message.getId().equals(first)
        ? "NEW"
        : message.getId().equals(second) ? "READ" : "FLAGGED";
  }

  private static String status(Message message) {
    return ((SocialMessage) message).getStatusText();
  }

  @Test
  void comeInOrderOfAField() {
    assertThat(titles(list("a", "@inbox", ListOptions.none().ascendingBy("title"))))
        .containsExactly("apple", "banana", "cherry");
    assertThat(titles(list("a", "@inbox", ListOptions.none().descendingBy("title").page(0, 2))))
        .containsExactly("cherry", "banana");
    mark("a", "@inbox", first, "READ");
    assertThat(titles(list("a", "@inbox", ListOptions.none().descendingBy("status"))))
        .containsExactly("banana", "apple", "cherry");
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "none",
      value = {
        "title, contains, an, banana",
        "title, startsWith, a, apple",
        "title, equals, cherry, cherry",
        "title, present, none, cherry apple banana",
        "body, present, none, ''",
        "senderId, equals, b, cherry banana",
        "recipients, equals, d, apple",
        "status, equals, READ, apple",
        "status, equals, read, apple",
        "status, equals, NEW, cherry banana"
      })
  void areFiltered(String field, FilterOperation operation, String value, String expected) {
    mark("a", "@inbox", second, "READ");
    RestfulCollection<Message> found = page(ListOptions.none().where(field, operation, value));
    assertThat(String.join(" ", titles(found.getList()))).isEqualTo(expected);
    assertThat(found.getTotalResults()).isEqualTo(found.getList().size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"replies", "inReplyTo", "collectionIds", "urls", "owner", "moment", "x`"})
  void haveNoOtherFieldsToCompare(String field) {
    assertRefused(400, () -> page(ListOptions.none().ascendingBy(field)));
    assertRefused(400, () -> page(ListOptions.none().where(field, FilterOperation.contains, "a")));
  }

  @Test
  void areThoseChangedSince(GraphServer server) {
    later(server, Duration.ofHours(1));
    mark("a", "@inbox", first, "READ");
    ListOptions options = ListOptions.none();
    options.setUpdatedSince(Date.from(NOW.plusSeconds(1)));
    assertThat(titles(list("a", "@inbox", options))).containsExactly("banana");
    assertThat(get("a", "@inbox", first).getUpdated())
        .isEqualTo(Date.from(NOW.plus(Duration.ofHours(1))));
    assertThat(get("a", "@inbox", first).getTimeSent()).isEqualTo(Date.from(NOW));
  }

  @Test
  void areReadByTheirIds() {
    assertThat(ids(byIds("a", "@inbox", first, third, first, "none")))
        .containsExactly(third, first);
    assertThat(ids(byIds("a", "@inbox", second))).containsExactly(second);
  }

  @Test
  void ofOthersAreAsUnknownAsThoseThatAreNot() {
    assertRefused(404, () -> byIds("d", "@inbox", first));
    assertRefused(404, () -> byIds("d", "@inbox", "none"));
    assertRefused(404, () -> byIds("a", "@outbox", first));
    assertThat(ids(byIds("d", "@inbox", first, second))).containsExactly(second);
  }

  @Test
  void areFoundByTheirIdsInWhicheverCollectionTheyAre() {
    String own = create("a", "Own");
    move("a", "@inbox", first, own);
    String toSelf = send("a", "date", "a", "b");
    mark("a", "@inbox", toSelf, "FLAGGED");
    List<Message> found = byIds("a", "@all", toSelf, third, "none", first, third);
    assertThat(ids(found)).containsExactlyInAnyOrder(first, third, toSelf);
    assertThat(get("a", "@all", first).getCollectionIds()).containsExactly(own);
    SocialMessage both = get("a", "@all", toSelf);
    assertThat(both.getCollectionIds()).containsExactly("@inbox", "@outbox");
    assertThat(both.getStatusText()).as("that in the first collection").isEqualTo("FLAGGED");
    assertThat(ids(byIds("d", "@all", first, second))).containsExactly(second);
    assertRefused(404, () -> byIds("d", "@all", first));
    assertRefused(404, () -> byIds("nobody", "@all", first));
    assertRefused(400, () -> list("a", "@all", ListOptions.none()));
    assertRefused(404, () -> mark("a", "@all", third, "READ"));
    assertRefused(404, () -> move("a", "@inbox", third, "@all"));
  }

  private List<Message> byIds(String user, String collection, String... ids) {
    return Answers.get(
            messages.list(
                me(), collection, Set.of(), List.of(ids), ListOptions.none(), Tokens.viewer(user)))
        .getList();
  }

  @Test
  @DefectOfPredecessor("@inbox is an error")
  void areEmptyInASystemCollectionThatWasNeverUsed() {
    graph("CREATE (:Person {id: 'new'})");
    assertThat(inbox("new")).isEmpty();
    assertThat(list("new", "@outbox", ListOptions.none())).isEmpty();
  }

  @Test
  void ofAnUnknownCollectionOrPersonAreNotFound() {
    String own = create("b", "Own");
    assertRefused(404, () -> list("a", "none", ListOptions.none()));
    assertRefused(404, () -> list("a", own, ListOptions.none()));
    assertRefused(404, () -> inbox("nobody"));
  }

  @Test
  void haveTheFieldsThatAreAskedFor() {
    Message some =
        Answers.get(
                messages.list(
                    me(),
                    "@inbox",
                    Set.of("title", "status", "nothing"),
                    List.of(first),
                    ListOptions.none(),
                    Tokens.viewer("a")))
            .getList()
            .get(0);
    assertThat((SocialMessage) some).containsOnlyKeys("id", "title", "status");
    assertThat(get("a", "@inbox", first))
        .containsOnlyKeys(
            "id",
            "title",
            "status",
            "appUrl",
            "senderId",
            "recipients",
            "timeSent",
            "updated",
            "collectionIds",
            "replies");
  }
}
