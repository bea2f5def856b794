package io.shindigneo4j.opensocial.execution;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.friendships.FriendshipOperations;
import io.shindigneo4j.schema.friendships.FriendshipOperations.Befriend;
import io.shindigneo4j.schema.friendships.FriendshipOperations.FriendshipState;
import io.shindigneo4j.schema.graph.RecommendationOperations;
import io.shindigneo4j.schema.graph.RecommendationOperations.Dismiss;
import io.shindigneo4j.schema.graph.RecommendationOperations.Ranking;
import io.shindigneo4j.schema.graph.RecommendationOperations.RecommendFriends;
import io.shindigneo4j.schema.graph.RecommendationOperations.Restore;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import io.shindigneo4j.schema.graph.SocialGraphOperations.Block;
import io.shindigneo4j.schema.graph.SocialGraphOperations.RelationChange;
import io.shindigneo4j.schema.graph.SocialGraphOperations.Unblock;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.DeletePerson;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.testing.EveryQueryMode;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import io.shindigneo4j.testing.OverBolt;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;

@OverBolt
@EveryQueryMode
@DisplayName("People who want to be kept apart")
class ApartTest {

  private static final long NOW = 7;

  @Parameter(0)
  QueryMode mode;

  @Parameter(1)
  Link link;

  private GraphDriver driver;

  /** Ann and Eve are no friends, but both of Bob. */
  @BeforeEach
  void connect(GraphServer server) {
    driver = link.sharedDriver(server);
    graph(
        """
        CREATE (ann:Person {id: 'ann'}), (bob:Person {id: 'bob'}), (eve:Person {id: 'eve'}),
          (ann)-[:FRIEND_OF]->(bob), (bob)-[:FRIEND_OF]->(ann),
          (eve)-[:FRIEND_OF]->(bob), (bob)-[:FRIEND_OF]->(eve)
        """);
  }

  @Test
  void whoIsDismissedIsNotRecommendedToTheOneAlone() {
    assertThat(recommended("ann")).isEqualTo(List.of("eve"));
    assertThat(changed(RecommendationOperations.DISMISS, new Dismiss("ann", "eve", NOW))).isTrue();
    assertThat(recommended("ann")).isEmpty();
    assertThat(recommended("eve")).isEqualTo(List.of("ann"));
    assertThat(changed(RecommendationOperations.DISMISS, new Dismiss("ann", "eve", 8))).isFalse();
    assertThat(ties()).isEqualTo(List.of("ann DISMISSED eve since 7"));
    assertThat(changed(RecommendationOperations.RESTORE, new Restore("eve", "ann"))).isFalse();
    assertThat(changed(RecommendationOperations.RESTORE, new Restore("ann", "eve"))).isTrue();
    assertThat(recommended("ann")).isEqualTo(List.of("eve"));
  }

  @Test
  void aBlockKeepsTheTwoFromEachOther() {
    assertThat(changed(SocialGraphOperations.BLOCK, new Block("ann", "eve", NOW))).isTrue();
    assertThat(changed(SocialGraphOperations.BLOCK, new Block("ann", "eve", 8))).isFalse();
    assertThat(recommended("ann")).isEmpty();
    assertThat(recommended("eve")).isEmpty();
    assertThat(ask("ann", "eve")).isEqualTo(FriendshipState.BLOCKED);
    assertThat(ask("eve", "ann")).isEqualTo(FriendshipState.BLOCKED);
    assertThat(ties()).isEqualTo(List.of("ann BLOCKS eve since 7"));
    assertThat(changed(SocialGraphOperations.UNBLOCK, new Unblock("eve", "ann"))).isFalse();
    assertThat(changed(SocialGraphOperations.UNBLOCK, new Unblock("ann", "eve"))).isTrue();
    assertThat(ask("eve", "ann")).isEqualTo(FriendshipState.REQUESTED);
  }

  @Test
  void aBlockEndsRequestsAndLeavesAFriendship() {
    graph(
        """
        MATCH (ann {id: 'ann'}), (eve {id: 'eve'})
        CREATE (ann)-[:FRIEND_REQUEST]->(eve), (eve)-[:FRIEND_REQUEST]->(ann)
        """);
    changed(SocialGraphOperations.BLOCK, new Block("eve", "ann", NOW));
    changed(SocialGraphOperations.BLOCK, new Block("ann", "bob", NOW));
    assertThat(ties()).isEqualTo(List.of("ann BLOCKS bob since 7", "eve BLOCKS ann since 7"));
    assertThat(ask("ann", "bob")).isEqualTo(FriendshipState.FRIENDS);
  }

  @Test
  void nothingComesOfWhoIsUnknown() {
    assertThat(run(RecommendationOperations.DISMISS, new Dismiss("ann", "x", 1))).isEmpty();
    assertThat(run(RecommendationOperations.RESTORE, new Restore("x", "ann"))).isEmpty();
    assertThat(run(SocialGraphOperations.BLOCK, new Block("x", "ann", 1))).isEmpty();
    assertThat(run(SocialGraphOperations.UNBLOCK, new Unblock("ann", "x"))).isEmpty();
  }

  @Test
  void allOfItGoesWithAPerson() {
    changed(SocialGraphOperations.BLOCK, new Block("ann", "eve", NOW));
    changed(RecommendationOperations.DISMISS, new Dismiss("eve", "ann", NOW));
    run(PeopleOperations.DELETE, new DeletePerson("eve"));
    assertThat(ties()).isEmpty();
  }

  private List<?> recommended(String user) {
    RecommendFriends question =
        new RecommendFriends(
            List.of(user),
            1,
            Ranking.COMMON_FRIENDS,
            0,
            Viewpoint.of(user),
            new Page(0, 9),
            new Selection(List.of("id"), List.of()));
    return run(RecommendationOperations.RECOMMEND_FRIENDS, question).people().stream()
        .map(found -> found.person().values().get(0))
        .toList();
  }

  private FriendshipState ask(String person, String other) {
    Befriend question = new Befriend(person, other, false, NOW, null);
    return run(FriendshipOperations.BEFRIEND, question).orElseThrow().state();
  }

  private <P extends Record> boolean changed(
      Operation<P, Optional<RelationChange>> operation, P parameters) {
    return run(operation, parameters).orElseThrow().changed();
  }

  private <P extends Record, R> R run(Operation<P, R> operation, P parameters) {
    return new OperationRunner(driver, mode).run(operation, parameters).join();
  }

  private void graph(String cypher) {
    driver.run(Statement.cypher(cypher).writing()).join();
  }

  /** But for friendships. */
  private List<?> ties() {
    return driver
        .run(
            Statement.cypher(
                """
                MATCH (a)-[tie]->(b) WHERE type(tie) <> 'FRIEND_OF'
                WITH a.id + ' ' + type(tie) + ' ' + b.id + ' since ' + tie.since AS told
                ORDER BY told
                RETURN collect(told) AS told
                """))
        .join()
        .first()
        .orElseThrow()
        .get("told", List.class);
  }
}
