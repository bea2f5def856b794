package io.shindigneo4j.opensocial.graph;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.JsonPath;
import io.shindigneo4j.testing.Tokens;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What is between two people")
class ConnectionsTest extends GraphContract {

  @Test
  void isAShortestPathWithBothEnds() {
    JsonPath answer = rest("ann", "GET", "/graph/@me/@path/fay");
    assertThat(answer.getInt("totalResults")).isEqualTo(1);
    assertThat(answer.getInt("list[0].length")).isEqualTo(3);
    assertThat(answer.getList("list[0].people.id")).containsExactly("ann", "bob", "dan", "fay");
    assertThat(answer.getBoolean("list[0].people[0].isViewer")).isTrue();
  }

  @Test
  void isEveryShortestPathUpToANumber() {
    JsonPath answer = rest("gus", "GET", "/graph/ann/@path/fay?paths=5&fields=displayName");
    assertThat(answer.getInt("totalResults")).isEqualTo(2);
    assertThat(answer.getList("list[1].people.displayName"))
        .containsExactly("ANN", "CID", "DAN", "FAY");
    assertThat(answer.getString("list[1].people[0].name")).isNull();
  }

  @Test
  void isNoPathThatIsTooLongOrNotThere() {
    assertThat(rest("ann", "GET", "/graph/@me/@path/fay?hops=2").getList("list")).isEmpty();
    assertThat(rest("ann", "GET", "/graph/@me/@path/gus").getInt("totalResults")).isZero();
    refused(404, "ann", "GET", "/graph/@me/@path/nobody");
    refused(404, "ann", "GET", "/graph/nobody/@path/ann");
  }

  @Test
  void isAPathOfOneToOneself() {
    JsonPath answer = rpc("ann", "graph.path", "{personId: '@viewer'}");
    assertThat(answer.getList("list.length")).containsExactly(0);
    assertThat(answer.getList("list[0].people.id")).containsExactly("ann");
  }

  @Test
  void areMutualFriends() {
    JsonPath answer = rest("ann", "GET", "/graph/@me/@mutual/dan");
    assertThat(answer.getList("list.id")).containsExactly("bob", "cid");
    JsonPath page = rest("ann", "GET", "/graph/@me/@mutual/dan?count=1&startIndex=1");
    assertThat(page.getList("list.id")).containsExactly("cid");
    assertThat(page.getInt("totalResults")).isEqualTo(2);
    assertThat(rest("ann", "GET", "/graph/@me/@mutual/gus").getInt("totalResults")).isZero();
    refused(404, "ann", "GET", "/graph/@me/@mutual/nobody");
  }

  @Test
  void isToldOfTheOwnerOfAGadgetAndItsViewer() {
    JsonPath answer =
        calls.rpc(
            Tokens.of("dan", "ann"),
            "graph.mutualFriends",
            "{userId: '@viewer', personId: '@owner'}");
    assertThat(answer.getList("list.id")).containsExactly("bob", "cid");
  }

  @Test
  void isToldInNumbers() {
    assertThat(rest("gus", "GET", "/graph/ann/@relation/dan").getMap(""))
        .isEqualTo(Map.of("distance", 2, "commonFriends", 2, "friends", 2, "otherFriends", 3));
    assertThat(rpc("ann", "graph.relation", "{personId: 'fay', hops: 2}").getMap(""))
        .isEqualTo(Map.of("commonFriends", 0, "friends", 2, "otherFriends", 1));
    refused(404, "ann", "GET", "/graph/@me/@relation/nobody");
  }

  @Test
  void isWrittenAsXml() {
    assertThat(calls.xml(Tokens.viewer("ann"), "/graph/@me/@path/dan"))
        .contains("<friendPath>", "<length>2</length>", "<id>bob</id>")
        .doesNotContain("io.shindigneo4j", "class=");
    assertThat(calls.xml(Tokens.viewer("ann"), "/graph/@me/@relation/dan"))
        .contains("<distance>2</distance>", "<otherFriends>3</otherFriends>")
        .doesNotContain("io.shindigneo4j", "class=");
  }
}
