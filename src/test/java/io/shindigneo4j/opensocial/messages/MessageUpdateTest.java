package io.shindigneo4j.opensocial.messages;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.procedures.timeline.Timeline;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ListOptions;
import io.shindigneo4j.testing.Tokens;
import java.util.Iterator;
import java.util.List;
import org.apache.shindig.social.core.model.UrlImpl;
import org.apache.shindig.social.opensocial.model.Message;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.NotFoundException;
import org.neo4j.graphdb.Transaction;

@DisplayName("Changing a message")
class MessageUpdateTest extends MessagesContract {

  @Test
  @DefectOfPredecessor("Nothing can be marked read")
  void marksItAsReadForItsReaderAlone() {
    String id = send("a", "hello", "b", "c");
    mark("b", "@inbox", id, "READ");
    assertThat(get("b", "@inbox", id).getStatusText()).isEqualTo("READ");
    assertThat(get("c", "@inbox", id).getStatusText()).isEqualTo("NEW");
    assertCounts("b", "@inbox", 1, 0);
    assertCounts("c", "@inbox", 1, 1);
  }

  @ParameterizedTest
  @CsvSource({"READ, 0", "DELETED, 0", "FLAGGED, 0", "NEW, 1", "read, 0", "new, 1", "flagged, 0"})
  void countsWhatIsUnread(String status, int unread) {
    String id = send("a", "hello", "b");
    mark("b", "@inbox", id, "FLAGGED");
    mark("b", "@inbox", id, status);
    mark("b", "@inbox", id, status);
    assertCounts("b", "@inbox", 1, unread);
    assertThat(get("b", "@inbox", id).getStatusText()).isEqualToIgnoringCase(status);
  }

  @Test
  void saysTheStatusAsOpenSocialDoesAndAsFarAsItCanAsShindigDoes() {
    String id = send("a", "hello", "b");
    Message message = get("b", "@inbox", id);
    assertThat(message.getStatus()).isEqualTo(Message.Status.NEW);
    message.setStatus(Message.Status.FLAGGED);
    Answers.get(service.modifyMessage(me(), "@inbox", id, message, Tokens.viewer("b")));
    assertThat(get("b", "@inbox", id).getStatusText()).isEqualTo("FLAGGED");
    mark("b", "@inbox", id, "READ");
    assertThat(get("b", "@inbox", id).getStatus()).isNull();
  }

  @Test
  void leadsNoReaderOfItsCollectionIntoTheOneThatItGoesTo(GraphServer server) {
    String kept = create("b", "Kept");
    move("b", "@inbox", send("a", "kept", "b"), kept);
    send("a", "left", "b");
    String id = send("a", "moved", "b");
    try (Transaction reader = server.database("neo4j").beginTx()) {
      Iterator<Node> items = new Timeline(inbox(reader)).items();
      assertThat(items.next().getProperty("id")).isEqualTo(id);
      move("b", "@inbox", id, kept);
      assertThatThrownBy(items::hasNext)
          .as("a failure after which the list is read again")
          .isInstanceOf(NotFoundException.class);
    }
    assertThat(titles(list("b", kept, ListOptions.none()))).containsExactly("moved", "kept");
  }

  private static Node inbox(Transaction transaction) {
    return transaction
        .execute("MATCH (:Person {id: 'b'})-[:HAS_COLLECTION]->(c {id: '@inbox'}) RETURN c")
        .<Node>columnAs("c")
        .next();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "UNREAD", "new ", "NEW`", "😀"})
  void toAStatusThatThereIsNotIsABadRequest(String status) {
    String id = send("a", "hello", "b");
    assertRefused(400, () -> mark("b", "@inbox", id, status));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'title': 'goodbye', 'status': 'READ'}",
        "{'body': 'more', 'status': 'READ'}",
        "{'recipients': ['b', 'c'], 'status': 'READ'}",
        "{'urls': [{'value': 'http://example.org'}], 'status': 'READ'}"
      })
  void refusesOtherValuesThanTheSenderWrote(String body) {
    String id = send("a", "hello", "b");
    SocialMessage changes = MessageBodies.message(body.replace('\'', '"'));
    assertRefused(
        400, () -> Answers.get(messages.update(me(), "@inbox", id, changes, Tokens.viewer("b"))));
    assertThat(get("b", "@inbox", id).getTitle()).isEqualTo("hello");
    assertThat(get("b", "@inbox", id).getStatusText()).isEqualTo("NEW");
  }

  @Test
  void takesWhatAReaderWasGiven() {
    SocialMessage sent = message("re", "a", "c");
    sent.setInReplyTo(send("a", "hello", "b"));
    sent.setBody(" two\r\nlines ");
    sent.setTypeText("notification");
    sent.setUrls(List.of(new UrlImpl("http://example.org/", "there", "home")));
    String id = send("b", sent);
    SocialMessage read = get("c", "@inbox", id);
    assertThat(read.getUrls()).hasSize(1);
    read.setStatusText("READ");
    Answers.get(messages.update(me(), "@inbox", id, read, Tokens.viewer("c")));
    assertThat(get("c", "@inbox", id).getStatusText()).isEqualTo("READ");
  }

  @Test
  void movesItToAnotherCollectionOfTheSamePerson() {
    String kept = create("b", "Kept");
    String older = send("a", "older", "b");
    String id = send("a", "hello", "b");
    String newer = send("a", "newer", "b");
    move("b", "@inbox", id, kept);
    assertThat(ids(inbox("b"))).containsExactly(newer, older);
    assertThat(ids(list("b", kept, ListOptions.none()))).containsExactly(id);
    assertThat(get("b", kept, id).getCollectionIds()).containsExactly(kept);
    assertCounts("b", "@inbox", 2, 2);
    assertCounts("b", kept, 1, 1);
    move("b", "@inbox", newer, kept);
    move("b", "@inbox", older, kept);
    assertThat(ids(list("b", kept, ListOptions.none()))).containsExactly(older, newer, id);
    assertThat(inbox("b")).isEmpty();
    move("b", kept, newer, "@inbox");
    assertThat(ids(inbox("b"))).containsExactly(newer);
  }

  @Test
  void marksAndMovesInOneStep() {
    String kept = create("b", "Kept");
    String id = send("a", "hello", "b");
    SocialMessage changes = new SocialMessage();
    changes.setStatusText("READ");
    changes.setCollectionIds(List.of(kept));
    Answers.get(messages.update(me(), "@inbox", id, changes, Tokens.viewer("b")));
    assertCounts("b", "@inbox", 0, 0);
    assertCounts("b", kept, 1, 0);
    assertThat(get("b", kept, id).getStatusText()).isEqualTo("READ");
  }

  @Test
  void staysWhereTheCollectionIsAmongThoseNamed() {
    String id = send("a", "note", "a");
    SocialMessage read = get("a", "@inbox", id);
    read.setStatusText("READ");
    Answers.get(messages.update(me(), "@inbox", id, read, Tokens.viewer("a")));
    assertThat(get("a", "@inbox", id).getCollectionIds()).containsExactly("@inbox", "@outbox");
    assertThat(get("a", "@inbox", id).getStatusText()).isEqualTo("READ");
  }

  @Test
  void toWhereItIsAlreadyOrToNowhereIsRefusedWhole() {
    String id = send("a", "note", "a");
    String others = create("b", "Other's");
    assertRefused(409, () -> move("a", "@inbox", id, "@outbox"));
    assertRefused(404, () -> move("a", "@inbox", id, "none"));
    assertRefused(404, () -> move("a", "@inbox", id, others));
    assertRefused(400, () -> move("a", "@inbox", id, "x", "y"));
    SocialMessage both = new SocialMessage();
    both.setStatusText("READ");
    both.setCollectionIds(List.of("none"));
    assertRefused(
        404, () -> Answers.get(messages.update(me(), "@inbox", id, both, Tokens.viewer("a"))));
    assertThat(get("a", "@inbox", id).getStatusText()).isEqualTo("NEW");
  }

  @Test
  void thatOneHasNotGotIsNotFound() {
    String id = send("a", "hello", "b");
    assertRefused(404, () -> mark("c", "@inbox", id, "READ"));
    assertRefused(404, () -> mark("c", "@inbox", "none", "READ"));
    assertRefused(404, () -> mark("b", "@outbox", id, "READ"));
    assertRefused(404, () -> mark("b", "none", id, "READ"));
    assertRefused(404, () -> mark("nobody", "@inbox", id, "READ"));
  }

  @Test
  void withAnotherIdInTheBodyIsABadRequest() {
    String id = send("a", "hello", "b");
    SocialMessage changes = new SocialMessage();
    changes.setId("other");
    assertRefused(
        400, () -> Answers.get(messages.update(me(), "@inbox", id, changes, Tokens.viewer("b"))));
  }
}
