package io.shindigneo4j.opensocial.graph;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.JsonPath;
import io.shindigneo4j.testing.Tokens;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Recommendations")
class RecommendationsTest extends GraphContract {

  private static final String PEOPLE = "/graph/@me/@recommendations";
  private static final String GROUPS = "/graph/@me/@groupRecommendations";

  @Test
  void areOfPeopleWithCommonFriendsAndSayWhich() {
    JsonPath answer = rest("ann", "GET", PEOPLE);
    assertThat(answer.getList("list.id")).containsExactly("dan", "eve");
    assertThat(answer.getList("list.score")).containsExactly(2, 1);
    assertThat(answer.getList("list.commonFriends")).containsExactly(2, 1);
    assertThat(answer.getList("list[0].examples.id")).containsExactly("bob", "cid");
    assertThat(answer.getList("list[0].examples.displayName")).containsExactly("BOB", "CID");
  }

  @Test
  void haveAsManyExamplesAsAskedFor() {
    assertThat(rest("ann", "GET", PEOPLE + "?examples=1").getList("list[0].examples.id"))
        .containsExactly("bob");
    assertThat(rest("ann", "GET", PEOPLE + "?examples=0").getList("list[0].examples")).isEmpty();
  }

  @Test
  void areRankedByHowFewFriendsTheCommonOnesHave() {
    JsonPath answer = rpc("ann", "graph.recommendations", "{ranking: 'adamicAdar'}");
    assertThat(answer.getList("list.id")).containsExactly("dan", "eve");
    assertThat(answer.getLong("list[0].score")).isEqualTo(1_442_695_041L + 910_239_227L);
    assertThat(answer.getLong("list[1].score")).isEqualTo(910_239_227L);
    assertThat(answer.getList("list.commonFriends")).containsExactly(2, 1);
  }

  @Test
  void areOfThoseWithEnoughCommonFriendsInPages() {
    assertThat(rest("ann", "GET", PEOPLE + "?minimumCommon=2").getList("list.id"))
        .containsExactly("dan");
    JsonPath page = rest("ann", "GET", PEOPLE + "?startIndex=1&count=1&fields=displayName");
    assertThat(page.getList("list.displayName")).containsExactly("EVE");
    assertThat(page.getInt("totalResults")).isEqualTo(2);
    assertThat(rest("ann", "GET", PEOPLE + "?minimumCommon=9223372036854775807").getList("list"))
        .isEmpty();
  }

  @Test
  void areInTheOrderOfTheirIdsWhereScoresAreEqualAlsoAtTheEndOfAPage() {
    befriend("['bob', 'gus'], ['bob', 'fay']");
    assertThat(rest("ann", "GET", PEOPLE + "?count=2").getList("list.id"))
        .containsExactly("dan", "eve");
    JsonPath page = rest("ann", "GET", PEOPLE + "?startIndex=1&count=2");
    assertThat(page.getList("list.id")).containsExactly("eve", "fay");
    assertThat(page.getInt("totalResults")).isEqualTo(4);
    assertThat(rest("ann", "GET", PEOPLE + "?startIndex=3&count=9").getList("list.id"))
        .containsExactly("gus");
  }

  @Test
  void leaveOutWhoHasBeenAskedAlready() {
    rpc("ann", "friendships.request", "{personId: 'dan'}");
    assertThat(rest("ann", "GET", PEOPLE).getList("list.id")).containsExactly("eve");
    assertThat(rest("dan", "GET", PEOPLE).getList("list.id")).doesNotContain("ann");
  }

  @Test
  void leaveOutWhomTheUserHasDismissedUntilRestored() {
    assertThat(rest("ann", "DELETE", PEOPLE + "/dan").getBoolean("changed")).isTrue();
    assertThat(rest("ann", "DELETE", PEOPLE + "/dan").getBoolean("changed")).isFalse();
    assertThat(rest("ann", "GET", PEOPLE).getList("list.id")).containsExactly("eve");
    assertThat(rest("dan", "GET", PEOPLE).getList("list.id")).contains("ann");
    assertThat(rest("ann", "PUT", PEOPLE + "/dan").getBoolean("changed")).isTrue();
    assertThat(rest("ann", "POST", PEOPLE + "/dan").getBoolean("changed")).isFalse();
    assertThat(rest("ann", "GET", PEOPLE).getList("list.id")).containsExactly("dan", "eve");
  }

  @Test
  void leaveOutThoseOfWhomOneBlocksTheOther() {
    rest("dan", "POST", "/graph/@me/@blocked/ann");
    assertThat(rest("ann", "GET", PEOPLE).getList("list.id")).containsExactly("eve");
    assertThat(rest("dan", "GET", PEOPLE).getList("list.id")).doesNotContain("ann");
  }

  @Test
  void areForThePersonAlone() {
    refused(403, "bob", "GET", "/graph/ann/@recommendations");
    refused(403, "ann", "GET", "/graph/ann,bob/@recommendations");
    refused(403, "bob", "GET", "/graph/ann/@groupRecommendations");
  }

  @Test
  void areOfGroupsThatFriendsAreIn() {
    group("chess", false, "'bob', 'cid', 'dan'");
    group("go", false, "'cid'");
    group("mine", false, "'ann', 'bob'");
    group("club", true, "'bob'");
    JsonPath answer = rest("ann", "GET", GROUPS);
    assertThat(answer.getList("list.id")).containsExactly("chess", "go");
    assertThat(answer.getList("list.title")).containsExactly("CHESS", "GO");
    assertThat(answer.getList("list.friends")).containsExactly(2, 1);
    assertThat(answer.getList("list[0].examples.id")).containsExactly("bob", "cid");
    JsonPath page = rest("ann", "GET", GROUPS + "?startIndex=1&count=1&fields=title&examples=0");
    assertThat(page.getList("list.title")).containsExactly("GO");
    assertThat(page.getInt("totalResults")).isEqualTo(2);
    assertThat(rpc("ann", "graph.groupRecommendations", "{minimumFriends: 2}").getList("list.id"))
        .containsExactly("chess");
  }

  @Test
  void areOfClosedGroupsForWhoIsInvited() {
    group("club", true, "'bob'");
    graph("MATCH (p:Person {id: 'ann'}), (g:Group) CREATE (p)-[:INVITED_TO {since: 1}]->(g)");
    JsonPath answer = rest("ann", "GET", GROUPS);
    assertThat(answer.getList("list.id")).containsExactly("club");
    assertThat(answer.getList("list.closed")).containsExactly(true);
    assertThat(answer.getList("list[0].examples")).isEmpty();
  }

  @Test
  void areWrittenAsXml() {
    group("chess", false, "'bob', 'cid'");
    for (String path : List.of(PEOPLE, GROUPS)) {
      assertThat(calls.xml(Tokens.viewer("ann"), path))
          .contains("<examples>", "<displayName>BOB</displayName>")
          .doesNotContain("io.shindigneo4j", "class=");
    }
    assertThat(calls.xml(Tokens.viewer("ann"), PEOPLE))
        .contains("<commonFriends>2</commonFriends>");
    assertThat(calls.xml(Tokens.viewer("ann"), GROUPS)).contains("<group>", "<friends>2</friends>");
  }
}
