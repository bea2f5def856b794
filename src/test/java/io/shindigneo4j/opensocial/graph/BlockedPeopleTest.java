package io.shindigneo4j.opensocial.graph;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.graph.RecommendationOperations;
import io.shindigneo4j.schema.graph.RecommendationOperations.Dismiss;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import io.shindigneo4j.schema.graph.SocialGraphOperations.Block;
import io.shindigneo4j.schema.graph.SocialGraphOperations.RelationChange;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.JsonPath;
import io.shindigneo4j.testing.Tokens;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Whom a person does not want to meet")
class BlockedPeopleTest extends GraphContract {

  private static final String BLOCKED = "/graph/@me/@blocked/";
  private static final String DAN = "{\"id\": \"dan\"}";

  @Test
  void asksForFriendshipNoMore() {
    assertThat(rest("ann", "POST", BLOCKED + "dan").getBoolean("changed")).isTrue();
    assertThat(rest("ann", "PUT", BLOCKED + "dan").getBoolean("changed")).isFalse();
    refused(403, "dan", "POST", "/people/@me/@friends", "{\"id\": \"ann\"}");
    refused(403, "ann", "POST", "/people/@me/@friends", DAN);
    assertRefused(403, () -> rpc("dan", "friendships.request", "{personId: 'ann'}"));
    assertThat(rest("ann", "DELETE", BLOCKED + "dan").getBoolean("changed")).isTrue();
    assertThat(rest("ann", "DELETE", BLOCKED + "dan").getBoolean("changed")).isFalse();
    assertThat(rpc("dan", "friendships.request", "{personId: 'ann'}").getString("state"))
        .isEqualTo("requested");
  }

  @Test
  void hasAskedInVain() {
    rpc("dan", "friendships.request", "{personId: 'ann'}");
    rpc("ann", "graph.block", "{personId: 'dan'}");
    assertThat(rest("ann", "GET", "/people/@me/@friendrequests").getList("list")).isEmpty();
    refused(403, "ann", "PUT", "/people/@me/@friendrequests/dan");
    rpc("ann", "graph.unblock", "{person: {id: 'dan'}}");
    refused(404, "ann", "PUT", "/people/@me/@friendrequests/dan");
  }

  @ParameterizedTest
  @CsvSource({"BLOCKS, block", "DISMISSED, dismiss"})
  void isOneOfTenThousandAtMost(String type, String word) throws Exception {
    graph(
        """
        MATCH (ann:Person {id: 'ann'}), (gus:Person {id: 'gus'})
        UNWIND range(2, %d) AS i CREATE (ann)-[:%s {since: 1}]->(gus)
        """
            .formatted(SocialGraphOperations.MAX_AVOIDED, type));
    rpc("dan", "friendships.request", "{personId: 'ann'}");
    rpc("eve", "friendships.request", "{personId: 'ann'}");
    String method = "graph." + word;
    assertThat(
            together(
                List.of(
                    () -> rpc("ann", method, "{personId: 'dan'}"),
                    () -> rpc("ann", method, "{personId: 'eve'}"))))
        .containsExactlyInAnyOrder(OK, 413);
    assertThat(value("MATCH ()-[r:FRIEND_REQUEST]->() RETURN count(r) AS value"))
        .isEqualTo(word.equals("block") ? 1L : 2L);
    assertThat(rpc("ann", method, "{personId: 'gus'}").getBoolean("changed")).isFalse();
    OperationRunner operations = new OperationRunner(driver, mode);
    assertThat(
            Answers.get(
                word.equals("block")
                    ? operations.run(SocialGraphOperations.BLOCK, new Block("ann", "fay", 1))
                    : operations.run(
                        RecommendationOperations.DISMISS, new Dismiss("ann", "fay", 1))))
        .as("no Shindig of an earlier release takes it for done")
        .contains(RelationChange.REFUSED);
  }

  @Test
  void isForThePersonToSay() {
    for (String path : List.of("/graph/ann/@blocked", "/graph/ann/@recommendations")) {
      for (String method : List.of("POST", "PUT", "DELETE")) {
        refused(403, "bob", method, path + "/dan");
        refused(403, "dan", method, path, DAN);
        assertRefused(401, () -> calls.rest(Tokens.anonymous(), method, path + "/dan"));
      }
    }
    assertThat(value("MATCH ()-[r:BLOCKS|DISMISSED]->() RETURN count(r) AS value")).isEqualTo(0L);
  }

  @Test
  void isListedToThePersonAlone() {
    for (String list : List.of("blocked", "dismissed")) {
      String path = "/graph/ann/@" + list;
      assertThat(ids(rest("ann", "GET", path))).isEmpty();
      refused(403, "bob", "GET", path);
      refused(404, "nobody", "GET", "/graph/@me/@" + list);
      refused(400, "ann", "GET", path + "?sortBy=id");
      assertRefused(401, () -> calls.rest(Tokens.anonymous(), "GET", path));
    }
  }

  @Test
  void isListedInTheOrderInWhichItWasSaid() {
    graph(
        """
        MATCH (ann:Person {id: 'ann'}), (other:Person) WHERE other.id IN ['bob', 'dan', 'fay']
        CREATE (ann)-[:BLOCKS {since: CASE other.id WHEN 'fay' THEN 1 ELSE 2 END}]->(other)
        """);
    rpc("ann", "graph.dismiss", "{personId: 'eve'}");
    assertThat(ids(rest("ann", "GET", BLOCKED))).containsExactly("fay", "bob", "dan");
    assertThat(ids(rpc("ann", "graph.dismissed", "{}"))).containsExactly("eve");
    JsonPath page = rpc("ann", "graph.blocked", "{startIndex: 1, count: 1, fields: ['id']}");
    assertThat(ids(page)).containsExactly("bob");
    assertThat(page.getInt("totalResults")).isEqualTo(3);
    rpc("ann", "graph.unblock", "{personId: 'fay'}");
    assertThat(ids(rpc("ann", "graph.blocked", "{}"))).containsExactly("bob", "dan");
  }

  private static List<String> ids(JsonPath answer) {
    return answer.getList("list.id");
  }

  @Test
  void isAskedForOnePerson() {
    for (String word : List.of("block", "dismiss")) {
      rpc("ann", "graph." + word, "{personId: 'dan'}");
      rpc("ann", "graph." + word, "{personId: 'eve'}");
    }
    for (String list : List.of("blocked", "dismissed")) {
      String path = "/graph/ann/@" + list + "/";
      JsonPath answer = rest("ann", "GET", path + "eve");
      assertThat(ids(answer)).containsExactly("eve");
      assertThat(answer.getInt("totalResults")).isEqualTo(1);
      assertThat(ids(rpc("ann", "graph." + list, "{personId: 'dan'}"))).containsExactly("dan");
      for (String other : List.of("bob", "da", "DAN", "ann", "nobody")) {
        assertThat(ids(rest("ann", "GET", path + other))).as(other).isEmpty();
      }
      refused(400, "ann", "GET", path + "dan,eve");
      refused(400, "ann", "GET", path + "dan?filterBy=displayName&filterValue=D");
      refused(403, "bob", "GET", path + "dan");
      refused(403, "dan", "GET", path + "dan");
      refused(404, "nobody", "GET", "/graph/@me/@" + list + "/dan");
      assertRefused(401, () -> calls.rest(Tokens.anonymous(), "GET", path + "dan"));
    }
  }

  @Test
  void isSomebodyElseAndThere() {
    for (String path : List.of(BLOCKED, "/graph/@me/@recommendations/")) {
      for (String method : List.of("POST", "DELETE")) {
        refused(400, "ann", method, path + "ann");
        refused(404, "ann", method, path + "nobody");
        refused(404, "nobody", method, path + "ann");
        refused(400, "ann", method, path, "{}");
        refused(400, "ann", method, path + "bob,dan");
      }
    }
    refused(400, "ann", "POST", "/graph/ann,bob/@blocked/dan");
  }

  @Test
  void isDismissedByJsonRpcAsWell() {
    assertThat(rpc("ann", "graph.dismiss", "{personId: 'dan'}").getBoolean("changed")).isTrue();
    assertThat(value("MATCH (a)-[r:DISMISSED]->(b) RETURN [a.id, r.since, b.id] AS value"))
        .isEqualTo(List.of("ann", NOW.toEpochMilli(), "dan"));
    assertThat(rpc("ann", "graph.restore", "{personId: 'dan'}").getBoolean("changed")).isTrue();
  }
}
