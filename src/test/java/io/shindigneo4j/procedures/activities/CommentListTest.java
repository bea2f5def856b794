package io.shindigneo4j.procedures.activities;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.schema.activities.ActivityOperations.CommentThread;
import io.shindigneo4j.schema.activities.ActivityOperations.CommentedActivity;
import io.shindigneo4j.schema.activities.ActivityOperations.ListComments;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Transaction;

@DisplayName("Comments on activities of people with very many friends are within the limit of work")
@ExtendWith(SharedGraphServer.class)
class CommentListTest {

  /** As many relationships in memory count as fifty thousand of the store. */
  private static final long LIMIT = 1_000_000;

  private static final int FRIENDS = 4_000;
  private static final int ACTIVITIES = 20;

  private GraphDatabaseService database;

  @BeforeEach
  void friends(GraphServer server) {
    server.clear();
    database = server.database("neo4j");
    database.executeTransactionally(
        """
        CREATE (author:Person {id: 'author0'})
        WITH author UNWIND range(1, $friends) AS i
        CREATE (author)-[:FRIEND_OF {since: 0}]->(:Person {id: 'friend' + i})
        """,
        Map.of("friends", FRIENDS));
  }

  /**
   * On activities 0, 1, 2 and so on.
   *
   * @param by some text of Cypher, in which {@code i} is the number of a comment
   */
  private void comment(int comments, String by) {
    database.executeTransactionally(
        """
        UNWIND range(0, $activities - 1) AS activity UNWIND range(1, $comments) AS i
        CREATE (:ActivityEntry {id: activity + '-' + i, owner: %s, inReplyTo: 'entry' + activity,
          application: '', moment: i})
        """
            .formatted(by),
        Map.of("activities", ACTIVITIES, "comments", comments));
  }

  @Test
  void whereStrangersHaveWrittenManyOnEachOfSomebodys() {
    database.executeTransactionally("CREATE (:Person {id: 'stranger'})");
    comment(1_200, "CASE i % 600 WHEN 0 THEN 'friend' + i ELSE 'stranger' END");
    assertThat(totals(activity -> "author0")).hasSize(ACTIVITIES).containsOnly(2L);
  }

  @Test
  void whereEachIsOfAnother() {
    database.executeTransactionally(
        """
        MATCH (friend:Person) WHERE friend.id STARTS WITH 'friend'
        WITH collect(friend) AS friends UNWIND range(1, $activities - 1) AS i
        CREATE (author:Person {id: 'author' + i})
        FOREACH (friend IN friends | CREATE (author)-[:FRIEND_OF {since: 0}]->(friend))
        """,
        Map.of("activities", ACTIVITIES));
    comment(3, "'friend' + i");
    assertThat(totals(activity -> "author" + activity)).hasSize(ACTIVITIES).containsOnly(3L);
  }

  private List<Long> totals(IntFunction<String> author) {
    List<CommentedActivity> activities =
        IntStream.range(0, ACTIVITIES)
            .mapToObj(activity -> new CommentedActivity(author.apply(activity), "entry" + activity))
            .toList();
    ListComments comments =
        new ListComments(
            activities, null, 2, Viewpoint.of("author0"), new Selection(List.of("id"), List.of()));
    try (Transaction transaction = database.beginTx()) {
      return CommentList.call(
              ProcedureContexts.STORE.of(transaction, AccessMode.READ, () -> {}),
              WorkBudget.of(LIMIT, transaction),
              comments)
          .stream()
          .map(CommentThread::total)
          .toList();
    }
  }
}
