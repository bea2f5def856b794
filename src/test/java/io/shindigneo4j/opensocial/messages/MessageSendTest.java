package io.shindigneo4j.opensocial.messages;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.AccessPolicy;
import io.shindigneo4j.opensocial.access.Audience;
import io.shindigneo4j.opensocial.access.Caller;
import io.shindigneo4j.opensocial.access.DefaultAccessPolicy;
import io.shindigneo4j.opensocial.access.GroupAction;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;
import io.shindigneo4j.schema.messages.MessageNames;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ListOptions;
import io.shindigneo4j.testing.Tokens;
import java.util.Collections;
import java.util.Date;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.apache.shindig.social.core.model.MessageImpl;
import org.apache.shindig.social.core.model.UrlImpl;
import org.apache.shindig.social.opensocial.model.Message;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Sending a message")
class MessageSendTest extends MessagesContract {

  @Test
  void bringsItToEveryRecipientAndIntoTheOutbox() {
    String id = send("a", "hello", "b", "c");
    for (String recipient : List.of("b", "c")) {
      SocialMessage received = get(recipient, "@inbox", id);
      assertThat(received.getTitle()).isEqualTo("hello");
      assertThat(received.getSenderId()).isEqualTo("a");
      assertThat(received.getRecipients()).containsExactly("b", "c");
      assertThat(received.getStatusText()).isEqualTo("NEW");
      assertThat(received.getCollectionIds()).containsExactly("@inbox");
      assertCounts(recipient, "@inbox", 1, 1);
      assertCounts(recipient, "@outbox", 0, 0);
    }
    assertThat(get("a", "@outbox", id).getStatusText()).isEqualTo("READ");
    assertCounts("a", "@outbox", 1, 0);
    assertCounts("a", "@inbox", 0, 0);
    assertThat(inbox("d")).isEmpty();
    assertThat(count("(:Message)")).isEqualTo(1);
    assertThat(count("(:Person {id: 'a'})-[:SENT]->(:Message)")).isEqualTo(1);
  }

  @Test
  void namesTheViewerAsSenderWhateverTheBodySays() {
    SocialMessage forged = message("give me money", "c");
    forged.setSenderId("b");
    forged.setId("chosen");
    forged.setTimeSent(new Date(0));
    forged.setUpdated(new Date(0));
    forged.setStatusText("READ");
    forged.setAppUrl("http://bank.example/");
    String id = send("a", forged);
    SocialMessage received = get("c", "@inbox", id);
    assertThat(id).isNotEqualTo("chosen");
    assertThat(received.getSenderId()).isEqualTo("a");
    assertThat(received.getTimeSent()).isEqualTo(Date.from(NOW));
    assertThat(received.getUpdated()).isEqualTo(Date.from(NOW));
    assertThat(received.getStatusText()).isEqualTo("NEW");
    assertThat(received.getAppUrl()).isEqualTo("http://app/");
  }

  @Test
  void bringsItOnceToWhoIsNamedTwice() {
    String id = send("a", "hello", "b", "b", "b");
    assertThat(ids(inbox("b"))).containsExactly(id);
    assertThat(get("b", "@inbox", id).getRecipients()).containsExactly("b");
  }

  @Test
  void toOneselfBringsACopyToInboxAndOutbox() {
    String id = send("a", "note to self", "a");
    assertThat(get("a", "@inbox", id).getStatusText()).isEqualTo("NEW");
    assertThat(get("a", "@outbox", id).getStatusText()).isEqualTo("READ");
    assertThat(get("a", "@inbox", id).getCollectionIds()).containsExactly("@inbox", "@outbox");
    mark("a", "@inbox", id, "FLAGGED");
    assertThat(get("a", "@outbox", id).getStatusText()).isEqualTo("READ");
    delete("a", "@outbox", id);
    assertThat(get("a", "@inbox", id).getCollectionIds()).containsExactly("@inbox");
  }

  @Test
  void toSomebodyUnknownDeliversNothing() {
    assertRefused(404, () -> send("a", "hello", "b", "nobody", "c"));
    assertThat(inbox("b")).isEmpty();
    assertThat(list("a", "@outbox", ListOptions.none())).isEmpty();
    assertThat(count("(:Message)")).isZero();
  }

  @Test
  void toTooManyOrToNobodyIsABadRequest() {
    assertRefused(400, () -> send("a", "hello"));
    assertRefused(400, () -> send("a", new SocialMessage()));
    String[] many =
        IntStream.rangeClosed(0, MessageSender.MAX_RECIPIENTS)
            .mapToObj(i -> "x" + i)
            .toArray(String[]::new);
    assertRefused(400, () -> send("a", "hello", many));
    assertThat(count("(:MessageCollection)")).isZero();
  }

  @Test
  void reachesOnlyWhomTheSenderMaySee(GraphServer server) {
    build(server, new AccessControl(new FriendsOnly()), NOW);
    String id = send("a", "hello", "b");
    assertThat(ids(inbox("b"))).containsExactly(id);
    assertRefused(404, () -> send("a", "hello", "b", "c"));
    assertRefused(404, () -> send("b", "hello", "a"));
  }

  /** People are shown to their friends alone. */
  private static final class FriendsOnly implements AccessPolicy {

    private final AccessPolicy standard = new DefaultAccessPolicy(false);

    @Override
    public Audience readers(Resource resource, Caller caller) {
      return resource == Resource.PEOPLE ? Audience.FRIENDS : standard.readers(resource, caller);
    }

    @Override
    public Audience writers(Resource resource, Caller caller) {
      return standard.writers(resource, caller);
    }

    @Override
    public GroupRole requiredRole(GroupAction action, boolean closed, Caller caller) {
      return null;
    }

    @Override
    public boolean reachesOtherApplications(Resource resource, Caller caller) {
      return standard.reachesOtherApplications(resource, caller);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"@inbox", "@all", "@self", "own", "mine"})
  void isTheOutboxsAlone(String collection) {
    String own = create("a", "Own");
    assertRefused(
        403,
        () ->
            Answers.get(
                sender.send(
                    me(),
                    collection.equals("own") ? own : collection,
                    message("forged", "a"),
                    RequestId.NONE,
                    Tokens.viewer("a"))));
    assertThat(inbox("a")).isEmpty();
  }

  @Test
  void byAMessageTypeReachesTheCollectionOfThatName() {
    graph(
        "MATCH (b:Person {id: 'b'}) CREATE (b)-[:HAS_COLLECTION {since: 1}]->"
            + "(:MessageCollection {id: 'privateMessage', total: 0, unread: 0})");
    Message body = new MessageImpl("Hello", "title", Message.Type.PRIVATE_MESSAGE);
    body.setRecipients(List.of("b", "c"));
    Answers.get(service.createMessage(me(), "app", "privateMessage", body, Tokens.viewer("a")));
    SocialMessage received = get("b", "privateMessage", body.getId());
    assertThat(received.getTypeText()).isEqualTo("privateMessage");
    assertThat(received.getType()).isEqualTo(Message.Type.PRIVATE_MESSAGE);
    assertThat(inbox("b")).isEmpty();
    assertThat(ids(inbox("c"))).containsExactly(body.getId());
  }

  @Test
  void inReplyToAnotherTiesBothTogether() {
    String question = send("a", "question", "b", "c");
    String fromB = reply("b", question, "a", "c");
    String fromC = reply("c", question, "a");
    assertThat(get("a", "@outbox", question).getReplies()).containsExactly(fromB, fromC);
    assertThat(get("a", "@inbox", fromB).getInReplyTo()).isEqualTo(question);
    assertThat(get("c", "@inbox", question).getReplies()).containsExactly(fromB, fromC);
    assertThat(get("b", "@inbox", question).getReplies())
        .as("b did not get what c wrote to a alone")
        .containsExactly(fromB);
    delete("c", "@inbox", question);
    assertThat(get("c", "@inbox", fromB).getInReplyTo()).as("its copy is gone").isNull();
    delete("a", "@inbox", fromB);
    assertThat(get("a", "@outbox", question).getReplies()).containsExactly(fromC);
  }

  @Test
  void inReplyToMoreThanACopyTellsOfLeavesTheLastReplies() {
    String question = send("a", "question", "b");
    List<String> replies =
        IntStream.rangeClosed(0, MessageNames.MAX_REPLIES)
            .mapToObj(i -> reply("b", question, "a"))
            .toList();
    assertThat(get("a", "@outbox", question).getReplies())
        .containsExactlyElementsOf(replies.subList(1, replies.size()));
  }

  @Test
  void inReplyToWhatOneHasNotGotIsNotFound() {
    String secret = send("a", "secret", "b");
    assertRefused(404, () -> reply("c", secret, "a"));
    assertRefused(404, () -> reply("c", "none", "a"));
    assertThat(count("(:Message)")).isEqualTo(1);
  }

  @Test
  void bySomebodyWhoIsNotInTheGraphIsNotFound() {
    assertRefused(404, () -> send("stranger", "hello", "a"));
    assertThat(inbox("a")).isEmpty();
  }

  @Test
  void againWithTheSameRequestIdChangesNothing() {
    RequestId request = new RequestId("r1");
    String first =
        Answers.get(sender.send(me(), "@outbox", message("one", "b"), request, Tokens.viewer("a")));
    String second =
        Answers.get(sender.send(me(), "@outbox", message("two", "b"), request, Tokens.viewer("a")));
    assertThat(second).isEqualTo(first);
    assertThat(titles(inbox("b"))).containsExactly("one");
    String others =
        Answers.get(
            sender.send(me(), "@outbox", message("three", "b"), request, Tokens.viewer("c")));
    assertThat(others).as("the id is another sender's").isNotEqualTo(first);
  }

  @Test
  void againGetsTheFirstAnswerWhateverHasGoneMeanwhile() {
    String question = send("b", "question", "a");
    SocialMessage answer = message("answer", "b", "c");
    answer.setInReplyTo(question);
    RequestId request = new RequestId("r1");
    String first = Answers.get(sender.send(me(), "@outbox", answer, request, Tokens.viewer("a")));
    delete("a", "@inbox", question);
    assertThat(Answers.get(sender.send(me(), "@outbox", answer, request, Tokens.viewer("a"))))
        .isEqualTo(first);
    graph("MATCH (c:Person {id: 'c'}) SET c.id = 'gone'");
    assertThat(Answers.get(sender.send(me(), "@outbox", answer, request, Tokens.viewer("a"))))
        .isEqualTo(first);
    graph("MATCH (c:Person {id: 'gone'}) SET c.id = 'c'");
    assertThat(titles(inbox("b"))).containsExactly("answer");
  }

  @Test
  void ofTooManyCharactersIsTooLarge() {
    SocialMessage largest = message("t", "b");
    largest.setBody("x".repeat(MessageSize.CHARACTERS - 1));
    assertThat(get("b", "@inbox", send("a", largest)).getBody()).isEqualTo(largest.getBody());
    largest.setTitle("tt");
    assertRefused(413, () -> send("a", largest));
    assertThat(inbox("b")).hasSize(1);
  }

  @Test
  void ofLongFieldsBesideTitleAndBodyIsABadRequest() {
    Consumer<Consumer<SocialMessage>> isRefused =
        change -> {
          SocialMessage message = message("t", "b");
          change.accept(message);
          assertRefused(400, () -> send("a", message));
        };
    String text = "x".repeat(MessageSize.TEXT + 1);
    isRefused.accept(message -> message.setTitleId(text));
    isRefused.accept(message -> message.setBodyId(text));
    isRefused.accept(message -> message.setTypeText(text));
    isRefused.accept(
        message -> message.setUrls(Collections.nCopies(33, new UrlImpl(text, "", null))));
    assertThat(inbox("b")).isEmpty();
  }

  @Test
  void thatIsRefusedDoesNotUseUpTheRequestId() {
    RequestId request = new RequestId("r1");
    assertRefused(
        404,
        () ->
            Answers.get(
                sender.send(
                    me(), "@outbox", message("one", "nobody"), request, Tokens.viewer("a"))));
    Answers.get(sender.send(me(), "@outbox", message("one", "b"), request, Tokens.viewer("a")));
    assertThat(titles(inbox("b"))).containsExactly("one");
  }
}
