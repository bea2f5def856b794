package io.shindigneo4j.opensocial.execution;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.driver.Transaction;
import io.shindigneo4j.driver.TransactionOptions;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.events.EventOperations;
import io.shindigneo4j.schema.events.EventOperations.FindAudience;
import io.shindigneo4j.schema.graph.RecommendationOperations;
import io.shindigneo4j.schema.graph.RecommendationOperations.Ranking;
import io.shindigneo4j.schema.graph.RecommendationOperations.RecommendFriends;
import io.shindigneo4j.schema.graph.RecommendationOperations.RecommendGroups;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import io.shindigneo4j.schema.graph.SocialGraphOperations.FriendsOfFriends;
import io.shindigneo4j.schema.graph.SocialGraphOperations.MostConnected;
import io.shindigneo4j.schema.graph.SocialGraphOperations.MutualFriends;
import io.shindigneo4j.schema.graph.SocialGraphOperations.Relation;
import io.shindigneo4j.schema.graph.SocialGraphOperations.ShortestPaths;
import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;
import io.shindigneo4j.schema.groups.GroupOperations.RequiredRole;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.people.Viewpoint.Reach;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.RandomCases;
import io.shindigneo4j.testing.RandomSociety;
import io.shindigneo4j.testing.Seeds;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("Native from memory, from the store, Cypher and Cypher by Bolt agree on random graphs")
@ExtendWith(SharedGraphServer.class)
class GraphAgreeTest {

  private static final int QUESTIONS = 5;

  private RandomGenerator random;
  private RandomSociety society;
  private GraphDriver driver;
  private GraphDriver bolt;

  @Seeds(exhaustive = 12)
  void whateverIsAsked(long seed, GraphServer server) {
    try (GraphDriver connected = server.driver();
        GraphDriver byBolt = GraphDriver.connect(server.boltSettings())) {
      driver = connected;
      bolt = byBolt;
      RandomCases.check(
          seed,
          choices -> {
            server.clear();
            ask(choices);
          });
    }
  }

  private void ask(RandomGenerator choices) {
    random = choices;
    society = new RandomSociety(choices);
    society.create(driver);
    for (int i = 0; i < QUESTIONS; i++) {
      askWhoIsNear();
      askWhoShouldMeet();
      askOfTwo();
      askWhoHears();
    }
  }

  private void askWhoIsNear() {
    agree(
        SocialGraphOperations.FRIENDS_OF_FRIENDS,
        new FriendsOfFriends(
            society.persons(),
            1 + random.nextInt(10),
            random.nextBoolean(),
            viewpoint(),
            page(),
            selection()));
    agree(
        SocialGraphOperations.SHORTEST_PATHS,
        new ShortestPaths(
            society.person(),
            society.person(),
            1 + random.nextInt(10),
            1 + random.nextInt(5),
            viewpoint(),
            selection()));
    agree(
        SocialGraphOperations.MOST_CONNECTED,
        new MostConnected(
            society.group(), needed(), random.nextBoolean(), viewpoint(), page(), selection()));
  }

  private void askWhoShouldMeet() {
    agree(
        RecommendationOperations.RECOMMEND_FRIENDS,
        new RecommendFriends(
            society.persons(),
            1 + random.nextInt(2),
            Ranking.values()[random.nextInt(2)],
            random.nextInt(4),
            viewpoint(),
            page(),
            selection()));
    agree(
        RecommendationOperations.RECOMMEND_GROUPS,
        new RecommendGroups(
            society.persons(),
            1 + random.nextInt(2),
            random.nextInt(4),
            viewpoint(),
            page(),
            new Selection(List.of("id", "title", "none"), List.of())));
  }

  private void askOfTwo() {
    agree(
        SocialGraphOperations.MUTUAL_FRIENDS,
        new MutualFriends(society.person(), society.person(), viewpoint(), page(), selection()));
    agree(
        SocialGraphOperations.RELATION,
        new Relation(society.person(), society.person(), 1 + random.nextInt(10), viewpoint()));
  }

  private void askWhoHears() {
    agree(
        EventOperations.AUDIENCE,
        new FindAudience(
            society.person(),
            random.nextBoolean() ? society.group() : null,
            random.nextBoolean() ? society.persons() : null));
  }

  private Viewpoint viewpoint() {
    return new Viewpoint(
        random.nextInt(5) == 0 ? null : society.person(),
        random.nextBoolean() ? Reach.EVERYBODY : Reach.values()[random.nextInt(3)]);
  }

  private RequiredRole needed() {
    return new RequiredRole(
        GroupRole.NONE, random.nextBoolean() ? GroupRole.MEMBER : GroupRole.NONE);
  }

  private Page page() {
    return random.nextBoolean()
        ? new Page(0, Integer.MAX_VALUE)
        : new Page(random.nextInt(4), random.nextInt(8));
  }

  private Selection selection() {
    return new Selection(
        List.of("id", "none"), random.nextInt(4) == 0 ? List.of("HAS_EMAIL") : List.of());
  }

  private <P extends Record> void agree(Operation<P, ?> operation, P parameters) {
    Result expected = run(driver, QueryMode.NATIVE, operation, parameters);
    Map<String, Result> answers =
        Map.of(
            "store", runFromStore(operation, parameters),
            "cypher", run(driver, QueryMode.CYPHER, operation, parameters),
            "bolt", run(bolt, QueryMode.CYPHER, operation, parameters));
    answers.forEach(
        (by, actual) ->
            assertThat(List.of(actual.columns(), actual.records()))
                .describedAs("%s of %s %s", by, operation.name(), parameters)
                .isEqualTo(List.of(expected.columns(), expected.records())));
  }

  /** In a transaction that has written, which never reads the memory. It is rolled back. */
  private <P extends Record> Result runFromStore(Operation<P, ?> operation, P parameters) {
    try (Transaction transaction = driver.begin(TransactionOptions.writing())) {
      transaction.run(Statement.cypher("CREATE (:Unrelated)").writing());
      return transaction.run(
          Statement.procedure(operation.name()).with(operation.toMap(parameters)));
    }
  }

  private static <P extends Record> Result run(
      GraphDriver driver, QueryMode mode, Operation<P, ?> operation, P parameters) {
    return new OperationRunner(driver, mode).runUntyped(operation, parameters).join();
  }
}
