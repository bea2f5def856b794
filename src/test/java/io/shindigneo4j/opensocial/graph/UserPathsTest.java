package io.shindigneo4j.opensocial.graph;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.JsonPath;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The paths of 2012")
class UserPathsTest extends GraphContract {

  @Test
  void leadToFriendsOfFriends() {
    assertSame("/user/ann/fof", "/graph/ann/@friendsOfFriends?depth=2&strangers=true");
    assertSame("/user/ann/fof/3", "/graph/ann/@friendsOfFriends?depth=3");
    assertSame(
        "/user/ann,eve/fof/3/false", "/graph/ann,eve/@friendsOfFriends?depth=3&strangers=false");
    assertThat(rest("ann", "GET", "/user/@me/fof/3/false").getList("list.distance"))
        .containsExactly(1, 1, 2, 2, 3);
    refused(400, "ann", "GET", "/user/ann/fof/11");
    refused(400, "ann", "GET", "/user/ann/fof/2/maybe");
  }

  @Test
  void leadToRecommendations() {
    group("chess", false, "'bob', 'cid'");
    group("go", false, "'cid'");
    assertSame("/user/@me/sfriend", "/graph/@me/@recommendations");
    assertThat(rest("ann", "GET", "/user/@me/sfriend/2").getList("list.id")).containsExactly("dan");
    assertSame("/user/@me/sgroup", "/graph/@me/@groupRecommendations");
    assertThat(rest("ann", "GET", "/user/@me/sgroup/2").getList("list.id"))
        .containsExactly("chess");
  }

  @Test
  void leadAlongTheShortestPath() {
    JsonPath path = rest("ann", "GET", "/user/@me/spath/fay?fields=displayName");
    assertThat(path.getList("list.displayName")).containsExactly("ANN", "BOB", "DAN", "FAY");
    assertThat(path.getInt("totalResults")).isEqualTo(4);
    assertThat(rest("ann", "GET", "/user/@me/spath/gus").getList("list")).isEqualTo(List.of());
    assertThat(rpc("ann", "user.spath", "{personId: 'ann'}").getList("list.id"))
        .containsExactly("ann");
  }

  private void assertSame(String old, String now) {
    assertThat(rest("ann", "GET", old).getMap(""))
        .isEqualTo(rest("ann", "GET", now).getMap(""))
        .extractingByKey("totalResults")
        .isNotEqualTo(0);
  }
}
