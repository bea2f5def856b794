package io.shindigneo4j.opensocial.activities;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.ListOptions;
import io.shindigneo4j.testing.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.social.opensocial.model.ActivityEntry;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Activities that are written at the same time")
class ConcurrentActivitiesTest extends ActivitiesContract {

  private static final int CLIENTS = 8;
  private static final int POSTS = 40;

  private CompletableFuture<ActivityEntry> posted(String viewer, String body, RequestId requestId) {
    return streams
        .store()
        .create(
            new ActivityRequest(Set.of(user(viewer)), SELF, null, Set.of(), Tokens.viewer(viewer)),
            json(body),
            requestId);
  }

  @Test
  void areAllThereAndInOneChain() {
    people("a");
    List<String> ids =
        IntStream.range(0, POSTS)
            .mapToObj(i -> posted("a", "{\"title\": \"%d\"}".formatted(i), RequestId.NONE))
            .toList()
            .stream()
            .map(answer -> Answers.get(answer).getId())
            .toList();
    List<Future<Void>> deletions = new ArrayList<>();
    List<Future<ActivityEntry>> additions = new ArrayList<>();
    for (int i = 0; i < POSTS / 2; i++) {
      deletions.add(
          streams.deleteActivityEntries(
              user("a"), SELF, null, Set.of(ids.get(i)), Tokens.viewer("a")));
      additions.add(posted("a", "{\"title\": \"new\"}", RequestId.NONE));
    }
    deletions.forEach(Answers::get);
    additions.forEach(Answers::get);
    assertThat(column("MATCH (s:ActivityStream) RETURN s.total")).containsExactly((long) POSTS);
    assertThat(column("MATCH (:ActivityStream)-[:NEWEST]->()-[:OLDER]->*(item) RETURN count(item)"))
        .containsExactly((long) POSTS);
    assertThat(column("MATCH (:ActivityStream)-[:OLDEST]->()<-[:OLDER]-*(item) RETURN count(item)"))
        .containsExactly((long) POSTS);
    assertThat(list(Tokens.viewer("a"), "@self", null, ListOptions.none(), "a").getTotalResults())
        .isEqualTo(POSTS);
  }

  @Test
  void namingEachOtherWaitForEachOther() {
    people("a", "b");
    List<CompletableFuture<ActivityEntry>> answers = new ArrayList<>();
    for (int i = 0; i < POSTS / 2; i++) {
      answers.add(posted("a", "{\"object\": {\"id\": \"b\"}}", RequestId.NONE));
      answers.add(posted("b", "{\"object\": {\"id\": \"a\"}}", RequestId.NONE));
    }
    answers.forEach(Answers::get);
    assertThat(column("MATCH ()-[l:OBJECT]->(:Person) RETURN count(l)"))
        .containsExactly((long) POSTS);
  }

  @Test
  void withOneRequestIdAreOneWithOneAnswer() {
    people("a");
    RequestId once = new RequestId("once");
    List<String> answers =
        IntStream.range(0, CLIENTS)
            .mapToObj(client -> posted("a", "{\"title\": \"%d\"}".formatted(client), once))
            .toList()
            .stream()
            .map(Answers::get)
            .map(ActivitiesContract::text)
            .map(text -> json(text).optString("id") + json(text).optString("title"))
            .distinct()
            .toList();
    assertThat(answers).hasSize(1);
    assertThat(column("MATCH (e:ActivityEntry) RETURN e.id + e.title")).isEqualTo(answers);
  }

  @Test
  void withOneIdAreOneAndTheOthersAreRefused() {
    people("a");
    List<Integer> statuses =
        IntStream.range(0, CLIENTS)
            .mapToObj(client -> posted("a", "{\"id\": \"own\"}", RequestId.NONE))
            .toList()
            .stream()
            .map(ConcurrentActivitiesTest::status)
            .sorted()
            .toList();
    assertThat(statuses).containsExactly(200, 409, 409, 409, 409, 409, 409, 409);
    assertThat(column("MATCH (s:ActivityStream) RETURN s.total")).containsExactly(1L);
  }

  private static int status(Future<?> answer) {
    try {
      Answers.get(answer);
      return 200;
    } catch (ProtocolException e) {
      return e.getCode();
    }
  }
}
