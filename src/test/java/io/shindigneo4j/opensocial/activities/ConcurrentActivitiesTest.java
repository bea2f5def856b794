package io.shindigneo4j.opensocial.activities;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import io.shindigneo4j.testing.ListOptions;
import io.shindigneo4j.testing.LockWaits;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.social.opensocial.model.ActivityEntry;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;
import org.neo4j.kernel.impl.locking.LockManager;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.lock.ResourceType;

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
  void keepEachFieldThatIsChanged() {
    people("a");
    String id = Answers.get(posted("a", "{\"title\": \"T\"}", RequestId.NONE)).getId();
    List<String> fields = List.of("content", "url", "verb", "object.summary", "target.summary");
    fields.stream().map(field -> changed(id, field)).toList().forEach(Answers::get);
    assertThat(column("MATCH (item:ActivityEntry) RETURN properties(item)"))
        .singleElement(as(InstanceOfAssertFactories.MAP))
        .containsKeys(fields.toArray())
        .containsEntry("title", "T");
  }

  private CompletableFuture<ActivityEntry> changed(String id, String field) {
    int dot = field.indexOf('.');
    String body =
        dot < 0
            ? "{\"%s\": \"new\"}".formatted(field)
            : "{\"%s\": {\"%s\": \"new\"}}"
                .formatted(field.substring(0, dot), field.substring(dot + 1));
    return streams
        .store()
        .update(
            new ActivityRequest(Set.of(user("a")), SELF, null, Set.of(), Tokens.viewer("a")),
            id,
            json(body),
            Set.of(field));
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

  /** As code points, the smile comes last; in UTF-16, it comes first. */
  @Test
  void lockThoseWhomTheyNameInTheOrderThatAllWritesHave(GraphServer server) {
    assumeThat(link).as("Neo4j sorts what came over Bolt in UTF-16").isNotEqualTo(Link.BOLT);
    people("😀", "～");
    GraphDatabaseService database = server.database("neo4j");
    CompletableFuture<ActivityEntry> posted;
    LockWaits waits = LockWaits.fromNow();
    try (Transaction holder = locking(database, "～")) {
      posted = posted("😀", "{\"object\": {\"id\": \"～\"}}", RequestId.NONE);
      waits.await(1);
      locking(database, "😀").close();
    }
    Answers.get(posted);
  }

  @Test
  void lockWhoWasMadeAnewWhileTheyWaited(GraphServer server) throws Exception {
    people("a", "b");
    GraphDatabaseService database = server.database("neo4j");
    CompletableFuture<ActivityEntry> posted;
    LockWaits waits = LockWaits.fromNow();
    CompletableFuture<Void> other;
    try (Transaction holder = locking(database, "b")) {
      Node anew;
      try (Transaction change = locking(database, "a")) {
        posted = posted("a", "{\"object\": {\"id\": \"b\"}}", RequestId.NONE);
        waits.await(1);
        person(change, "a").delete();
        anew = change.createNode(Label.label("Person"));
        anew.setProperty("id", "a");
        change.commit();
      }
      await().until(() -> isLocked(database, anew));
      waits.await(1);
      other =
          CompletableFuture.runAsync(
              () -> database.executeTransactionally("MATCH (p:Person {id: 'a'}) SET p.id = p.id"));
      waits.await(2);
    }
    Answers.get(posted);
    other.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
  }

  private static Transaction locking(GraphDatabaseService database, String person) {
    Transaction transaction = database.beginTx();
    transaction.acquireWriteLock(person(transaction, person));
    return transaction;
  }

  private static Node person(Transaction transaction, String id) {
    return transaction.findNode(Label.label("Person"), "id", id);
  }

  private static boolean isLocked(GraphDatabaseService database, Node node) {
    AtomicBoolean locked = new AtomicBoolean();
    ((GraphDatabaseAPI) database)
        .getDependencyResolver()
        .resolveDependency(LockManager.class)
        .accept(
            (lock, resource, transaction, id, description, wait, hash) -> {
              if (resource == ResourceType.NODE && id == NodeIds.of(node)) {
                locked.set(true);
              }
            });
    return locked.get();
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
