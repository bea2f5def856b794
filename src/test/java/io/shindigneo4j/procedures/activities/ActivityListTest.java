package io.shindigneo4j.procedures.activities;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.schema.CypherFiles;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import io.shindigneo4j.schema.activities.ActivityOperations.ListActivities;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

@DisplayName("A list of activities")
@ExtendWith(SharedGraphServer.class)
class ActivityListTest {

  private static final int ROUNDS = 40;

  private static final ListActivities ALL =
      new ListActivities(
          ActivityKind.ENTRY,
          new PeopleSelector(List.of("a"), PeopleRelation.SELF, null, Viewpoint.of("a")),
          null,
          List.of(),
          new ListQuery(null, null, new Sort(null, true), new Page(0, 200)),
          new Selection(List.of("id"), List.of()));

  private GraphDatabaseService database;

  @BeforeEach
  void activitiesOfNinetyNineApplications(GraphServer server) {
    server.clear();
    database = server.database("neo4j");
    database.executeTransactionally(
        """
        CREATE (a:Person {id: 'a'})
        WITH a UNWIND range(1, 99) AS i
        CREATE (a)-[:HAS_STREAM]->(stream:ActivityStream {kind: 'entry', application: 'app' + i,
            owner: 'a', total: 1, moment: i}),
          (stream)-[:NEWEST]->(entry:ActivityEntry {id: 'entry' + i, owner: 'a', moment: i}),
          (stream)-[:OLDEST]->(entry)
        """);
  }

  /** The next application takes the place of the one before, of which nothing is left. */
  @Test
  void isWholeWhileStreamsWithoutAnyAreDeleted() {
    isWhole(ActivityListTest::total);
  }

  @Test
  void isWholeMeanwhileByCypher() {
    isWhole(
        transaction ->
            (long)
                transaction
                    .execute(
                        CypherFiles.text(ActivityOperations.LIST.name()),
                        CypherFiles.parameters(ActivityOperations.LIST.toMap(ALL)))
                    .next()
                    .get("total"));
  }

  private void isWhole(ToLongFunction<Transaction> total) {
    CompletableFuture<Void> changes = CompletableFuture.runAsync(this::change);
    do {
      try (Transaction transaction = database.beginTx()) {
        assertThat(total.applyAsLong(transaction)).isEqualTo(99);
      }
    } while (!changes.isDone());
    changes.join();
  }

  private static long total(Transaction transaction) {
    return ActivityList.call(
            ProcedureContexts.STORE.of(transaction, AccessMode.READ),
            WorkBudget.of(Long.MAX_VALUE, transaction),
            ALL)
        .total();
  }

  private void change() {
    for (int i = 0; i < ROUNDS; i++) {
      try (Transaction transaction = database.beginTx()) {
        String application = "another" + i;
        Node person = People.locked(transaction, "a").orElseThrow();
        assertThat(Streams.makeRoom(person, ActivityKind.ENTRY, application)).isTrue();
        Streams.findOrCreate(transaction, person, ActivityKind.ENTRY, application);
        transaction.commit();
      }
    }
  }
}
