package io.shindigneo4j.procedures.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.PermanentDriverException;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import io.shindigneo4j.schema.graph.SocialGraphOperations.FriendsOfFriends;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.server.ServerLimitSettings;
import io.shindigneo4j.server.procedure.RequestException;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.StartsServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.neo4j.graphdb.Transaction;
import org.neo4j.graphdb.TransactionTerminatedException;

@DisplayName("A call that looks at very much of the social graph")
@ExtendWith(SharedGraphServer.class)
@Timeout(TestDeadlines.TEST_SECONDS)
@StartsServer
class WorkLimitTest {

  /** Each is a friend of each, which makes 2,500 million friendships. */
  private static final int[] EVERYBODY = IntStream.range(0, 50_000).toArray();

  private static final int EXPANDED_BEFORE = 50;

  @Test
  void endsWithAnErrorAtItsLimit(GraphServer server) {
    try (Transaction transaction = server.database("neo4j").beginTx()) {
      WorkBudget budget = WorkBudget.of(20_000_000, transaction);
      assertThatExceptionOfType(RequestException.class)
          .isThrownBy(() -> search(budget))
          .matches(failure -> failure.code().equals(ErrorCode.TOO_MUCH_WORK));
    }
  }

  @Test
  void endsSoonAfterItsTransaction(GraphServer server) {
    AtomicInteger expanded = new AtomicInteger();
    try (Transaction transaction = server.database("neo4j").beginTx()) {
      WorkBudget budget = WorkBudget.of(Long.MAX_VALUE, transaction);
      assertThatExceptionOfType(TransactionTerminatedException.class)
          .isThrownBy(() -> search(budget, () -> terminate(transaction, expanded)));
    }
    assertThat(expanded).hasValueLessThan(EXPANDED_BEFORE + 100);
  }

  private static void terminate(Transaction transaction, AtomicInteger expanded) {
    if (expanded.incrementAndGet() == EXPANDED_BEFORE) {
      transaction.terminate();
    }
  }

  private static void search(WorkBudget budget) {
    search(budget, () -> {});
  }

  /**
   * @param expanding called whenever somebody's friends are asked for
   */
  private static void search(WorkBudget budget, Runnable expanding) {
    IntFunction<int[]> friends =
        person -> {
          expanding.run();
          return EVERYBODY;
        };
    BreadthFirstSearch search =
        new BreadthFirstSearch(new IndexedSet(), friends::apply, person -> true, budget, 0);
    search.step();
    search.step();
  }

  @Test
  void hasTheLimitOfTheSettings() {
    try (GraphServer server = GraphServer.start(Map.of(ServerLimitSettings.graph_work_limit, 19L));
        GraphDriver driver = server.driver()) {
      driver
          .run(
              Statement.cypher(
                      """
                      UNWIND range(1, 10) AS i
                      MERGE (hub:Person {id: 'hub'})
                      CREATE (hub)-[:FRIEND_OF]->(friend:Person {id: 'friend' + i}),
                        (friend)-[:FRIEND_OF]->(hub)
                      """)
                  .writing())
          .join();
      assertThat(ask(driver, 1)).isEqualTo(10L);
      assertThatThrownBy(() -> ask(driver, 2))
          .isInstanceOf(CompletionException.class)
          .cause()
          .isInstanceOfSatisfying(
              PermanentDriverException.class,
              failure -> assertThat(failure.code()).isEqualTo(DriverException.TOO_MUCH_WORK));
    }
  }

  private static long ask(GraphDriver driver, long depth) {
    FriendsOfFriends question =
        new FriendsOfFriends(
            List.of("hub"),
            depth,
            false,
            Viewpoint.of("hub"),
            new Page(0, 0),
            new Selection(List.of("id"), List.of()));
    return driver
        .run(
            Statement.procedure(SocialGraphOperations.FRIENDS_OF_FRIENDS.name())
                .with(SocialGraphOperations.FRIENDS_OF_FRIENDS.toMap(question)))
        .join()
        .first()
        .orElseThrow()
        .get("total", Long.class);
  }
}
