package io.shindigneo4j.opensocial.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.events.EventOperations;
import io.shindigneo4j.schema.events.EventOperations.FindAudience;
import io.shindigneo4j.testing.EveryQueryMode;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import io.shindigneo4j.testing.OverBolt;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;

@OverBolt
@EveryQueryMode
@DisplayName("The audience of a person")
class AudienceTest {

  @Parameter(0)
  QueryMode mode;

  @Parameter(1)
  Link link;

  private GraphDriver driver;

  /** Ann is a friend of many, of whom some have nothing to do with her any more. */
  @BeforeEach
  void connect(GraphServer server) {
    driver = link.sharedDriver(server);
    graph(
        """
        CREATE (ann:Person {id: 'ann'}), (z:Person {id: 'z'}), (emoji:Person {id: '😀'}),
          (bmp:Person {id: '\uFFFD'}), (blocking:Person {id: 'blocking'}),
          (blocked:Person {id: 'blocked'}), (stranger:Person {id: 'stranger'}),
          (idol:Person {id: 'idol'}), (:Person {id: 7})-[:FRIEND_OF]->(ann),
          (z)-[:FRIEND_OF]->(ann), (z)-[:FRIEND_OF]->(ann), (emoji)-[:FRIEND_OF]->(ann),
          (bmp)-[:FRIEND_OF]->(ann), (blocking)-[:FRIEND_OF]->(ann), (ann)-[:FRIEND_OF]->(ann),
          (blocked)-[:FRIEND_OF]->(ann), (ann)-[:FRIEND_OF]->(idol),
          (blocking)-[:BLOCKS]->(ann)-[:BLOCKS]->(blocked),
          (club:Group {id: 'club'}), (stranger)-[:MEMBER_OF]->(club), (idol)-[:OWNER_OF]->(club),
          (ann)-[:MEMBER_OF]->(club), (blocked)-[:MEMBER_OF]->(club), (blocking)-[:OWNER_OF]->(club),
          (z)-[:INVITED_TO]->(club), (:Robot)-[:MEMBER_OF]->(club), (:Robot)-[:FRIEND_OF]->(ann)
        """);
  }

  @Test
  void hasThoseWhoHaveThePersonAmongTheirFriendsByCodePoint() {
    assertThat(audience("ann", null, null)).containsExactly("z", "\uFFFD", "😀");
    assertThat(audience("idol", null, null)).containsExactly("ann");
    assertThat(audience("z", null, null)).isEmpty();
  }

  @Test
  void hasThePeopleOfAGroup() {
    assertThat(audience("ann", "club", null)).containsExactly("idol", "stranger");
    assertThat(audience("z", "club", null))
        .containsExactly("ann", "blocked", "blocking", "idol", "stranger");
    assertThat(audience("ann", "none", null)).isEmpty();
    assertThat(audience("ann", "none", List.of("idol"))).isEmpty();
  }

  @Test
  void hasNoOtherThanTheCandidates() {
    List<String> candidates =
        List.of("😀", "blocked", "blocking", "idol", "none", "ann", "z", "z", "stranger");
    assertThat(audience("ann", null, candidates)).containsExactly("z", "😀");
    assertThat(audience("ann", "club", candidates)).containsExactly("idol", "stranger");
    assertThat(audience("ann", null, List.of())).isEmpty();
  }

  /** Of whom there are many more than candidates, who are then asked one by one. */
  @Test
  void isTheSameWhereThePersonHasMany() {
    graph(
        """
        MATCH (ann {id: 'ann'}), (club:Group {id: 'club'})
        UNWIND range(1, 300) AS i
        CREATE (fan:Person {id: 'fan' + i})-[:FRIEND_OF]->(ann), (fan)-[:MEMBER_OF]->(club),
          (troll:Person {id: 'troll' + i})-[:BLOCKS]->(ann)
        WITH ann, club, fan, troll WHERE i = 3
        CREATE (ann)-[:BLOCKS]->(fan), (troll)-[:FRIEND_OF]->(ann), (troll)-[:OWNER_OF]->(club)
        """);
    List<String> candidates = List.of("fan2", "fan3", "troll3", "z", "idol", "blocked");
    assertThat(audience("ann", null, candidates)).containsExactly("fan2", "z");
    assertThat(audience("ann", "club", candidates)).containsExactly("fan2", "idol");
    assertThat(audience("ann", null, null)).hasSize(302);
  }

  @Test
  void isNobodyForWhoDoesNotExist() {
    assertThat(audience("none", null, null)).isEmpty();
    assertThat(audience("none", "club", List.of("ann"))).isEmpty();
  }

  @Test
  void isAskedForOfSoManyCandidatesAtMost() {
    List<String> many = Collections.nCopies(FindAudience.MAX, "z");
    assertThat(audience("ann", null, many)).containsExactly("z");
    assertThatExceptionOfType(InvalidParameterException.class)
        .isThrownBy(
            () -> new FindAudience("ann", null, Collections.nCopies(FindAudience.MAX + 1, "z")));
  }

  private List<String> audience(String person, String group, List<String> candidates) {
    return new OperationRunner(driver, mode)
        .run(EventOperations.AUDIENCE, new FindAudience(person, group, candidates))
        .join()
        .ids();
  }

  private void graph(String cypher) {
    driver.run(Statement.cypher(cypher).writing()).join();
  }
}
