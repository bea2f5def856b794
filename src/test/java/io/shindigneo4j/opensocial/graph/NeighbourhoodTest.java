package io.shindigneo4j.opensocial.graph;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.JsonPath;
import io.shindigneo4j.testing.OverBolt;
import io.shindigneo4j.testing.Tokens;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@OverBolt
@DisplayName("The neighbourhood of people")
class NeighbourhoodTest extends GraphContract {

  private static final String OF_ANN = "/graph/@me/@friendsOfFriends";

  @Test
  void isOfStrangersTwoFriendshipsAwayUnlessToldOtherwise() {
    JsonPath answer = rest("ann", "GET", OF_ANN);
    assertThat(answer.getList("list.id")).containsExactly("dan", "eve");
    assertThat(answer.getList("list.distance")).containsExactly(2, 2);
    assertThat(answer.getList("list.name.formatted")).containsExactly("dan x", "eve x");
    assertThat(answer.getInt("totalResults")).isEqualTo(2);
  }

  @Test
  void isAsWideAsAskedFor() {
    assertThat(rest("ann", "GET", OF_ANN + "?depth=3").getList("list.id"))
        .containsExactly("dan", "eve", "fay");
    JsonPath all = rest("ann", "GET", OF_ANN + "?depth=10&strangers=false&fields=displayName");
    assertThat(all.getList("list.displayName")).containsExactly("BOB", "CID", "DAN", "EVE", "FAY");
    assertThat(all.getList("list.distance")).containsExactly(1, 1, 2, 2, 3);
    assertThat(all.getString("list[0].name")).isNull();
  }

  @Test
  void isOfSeveralPeopleTogether() {
    JsonPath answer = rest("gus", "GET", "/graph/ann,eve,nobody/@friendsOfFriends?strangers=false");
    assertThat(answer.getList("list.id")).containsExactly("bob", "cid", "dan");
    assertThat(answer.getList("list.distance")).containsExactly(1, 1, 2);
    assertThat(rest("gus", "GET", "/graph/ann,eve/@friendsOfFriends").getList("list.id"))
        .containsExactly("dan");
  }

  @Test
  void comesInPages() {
    JsonPath page = rest("ann", "GET", OF_ANN + "?depth=3&startIndex=1&count=1");
    assertThat(page.getList("list.id")).containsExactly("eve");
    assertThat(page.getInt("totalResults")).isEqualTo(3);
    assertThat(page.getInt("startIndex")).isEqualTo(1);
    assertThat(page.getInt("itemsPerPage")).isEqualTo(1);
  }

  @Test
  void comesInPagesNoLargerThanTheyMayBe() {
    graph(
        """
        MATCH (cid:Person {id: 'cid'}) UNWIND range(1, 40) AS i
        CREATE (cid)-[:FRIEND_OF {since: 1}]->(:Person {id: 'friend' + i})
        """);
    JsonPath page = rest("ann", "GET", OF_ANN + "?count=1000");
    assertThat(page.getList("list")).hasSize(30);
    assertThat(page.getInt("totalResults")).isEqualTo(42);
  }

  @Test
  void isEmptyAroundSomebodyAloneAndRefusedAroundNobody() {
    assertThat(rest("gus", "GET", OF_ANN).getInt("totalResults")).isZero();
    assertThat(rest("ann", "GET", "/graph/gus,nobody/@friendsOfFriends").getInt("totalResults"))
        .isZero();
    refused(404, "ann", "GET", "/graph/nobody/@friendsOfFriends");
  }

  @Test
  void isAskedByJsonRpcAsWell() {
    assertThat(
            rpc("ann", "graph.friendsOfFriends", "{depth: 3, strangers: true, fields: ['id']}")
                .getList("list.distance"))
        .containsExactly(2, 2, 3);
  }

  @Test
  void isWrittenAsXml() {
    assertThat(calls.xml(Tokens.viewer("ann"), OF_ANN))
        .contains("<person", "<id>dan</id>", "<distance>2</distance>");
  }

  @Test
  void marksTheViewer() {
    assertThat(rest("dan", "GET", "/graph/ann/@friendsOfFriends").getList("list.isViewer"))
        .containsExactly(true, null);
  }

  @Test
  void ofAGroupHasThoseFirstWhoHaveMostFriends() {
    group("chess", false, "'bob', 'cid', 'dan'");
    JsonPath all = rest("gus", "GET", "/graph/@group/chess/@connected");
    assertThat(all.getList("list.id")).containsExactly("cid", "dan", "bob");
    assertThat(all.getList("list.connections")).containsExactly(3, 3, 2);
    JsonPath inside = rest("gus", "GET", "/graph/@group/chess/@connected?inside=true&count=2");
    assertThat(inside.getList("list.id")).containsExactly("dan", "bob");
    assertThat(inside.getList("list.connections")).containsExactly(2, 1);
    assertThat(inside.getInt("totalResults")).isEqualTo(3);
    assertThat(
            rpc("gus", "graph.mostConnected", "{groupId: 'chess', inside: true}")
                .getList("list.id"))
        .containsExactly("dan", "bob", "cid");
  }

  @Test
  void ofAClosedGroupIsForItsMembers() {
    group("club", true, "'bob', 'cid'");
    graph("MATCH (p:Person {id: 'eve'}), (g:Group) CREATE (p)-[:INVITED_TO {since: 1}]->(g)");
    assertThat(rest("bob", "GET", "/graph/@group/club/@connected").getInt("totalResults"))
        .isEqualTo(2);
    refused(403, "eve", "GET", "/graph/@group/club/@connected");
    refused(404, "ann", "GET", "/graph/@group/club/@connected");
    refused(404, "ann", "GET", "/graph/@group/nothing/@connected");
  }
}
