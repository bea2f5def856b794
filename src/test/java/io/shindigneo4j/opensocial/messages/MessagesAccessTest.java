package io.shindigneo4j.opensocial.messages;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.ListOptions;
import io.shindigneo4j.testing.Tokens;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.function.BiFunction;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.social.core.model.MessageCollectionImpl;
import org.apache.shindig.social.opensocial.model.MessageCollection;
import org.apache.shindig.social.opensocial.spi.UserId;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A mailbox is open to its owner alone")
class MessagesAccessTest extends MessagesContract {

  private String received;
  private String kept;

  private Map<String, BiFunction<UserId, SecurityToken, Future<?>>> calls() {
    return Map.of(
        "collections",
        (user, token) -> collections.list(user, Set.of(), ListOptions.none(), token),
        "inbox",
        (user, token) ->
            messages.list(user, "@inbox", Set.of(), List.of(), ListOptions.none(), token),
        "message",
        (user, token) ->
            messages.list(user, "@inbox", Set.of(), List.of(received), ListOptions.none(), token),
        "send",
        (user, token) -> sender.send(user, "@outbox", message("x", "a"), RequestId.NONE, token),
        "create",
        (user, token) -> collections.create(user, titled(), RequestId.NONE, token),
        "rename",
        (user, token) -> collections.update(user, kept, titled(), token),
        "remove",
        (user, token) -> collections.delete(user, kept, token),
        "mark",
        (user, token) -> messages.update(user, "@inbox", received, new SocialMessage(), token),
        "delete",
        (user, token) -> messages.delete(user, "@inbox", List.of(received), token));
  }

  private static MessageCollection titled() {
    MessageCollection collection = new MessageCollectionImpl();
    collection.setTitle("x");
    return collection;
  }

  private void aMailbox() {
    received = send("c", "private", "b");
    kept = create("b", "Kept");
  }

  /** {@code a} counts {@code b} among the friends, {@code c} is a stranger. */
  @Test
  @DefectOfPredecessor("Any token may read any inbox")
  void nobodyElseReachesAMailbox() {
    aMailbox();
    calls()
        .forEach(
            (name, call) -> {
              for (String viewer : List.of("a", "c", "nobody")) {
                assertRefused(403, () -> Answers.get(call.apply(user("b"), Tokens.viewer(viewer))));
              }
              assertRefused(403, () -> Answers.get(call.apply(user("b"), Tokens.of("b", "a"))));
              assertRefused(
                  403,
                  () -> Answers.get(call.apply(UserId.fromJson("@owner"), Tokens.of("b", "a"))));
              assertRefused(401, () -> Answers.get(call.apply(user("b"), Tokens.anonymous())));
              assertRefused(401, () -> Answers.get(call.apply(me(), Tokens.anonymous())));
            });
    assertThat(titles(inbox("b"))).containsExactly("private");
    assertThat(collectionsOf("b")).hasSize(3);
  }

  @Test
  void theOwnerDoes() {
    aMailbox();
    for (String name : List.of("collections", "inbox", "message", "mark", "rename", "delete")) {
      Answers.get(calls().get(name).apply(user("b"), Tokens.viewer("b")));
    }
  }
}
