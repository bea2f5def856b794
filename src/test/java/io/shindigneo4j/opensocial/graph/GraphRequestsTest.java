package io.shindigneo4j.opensocial.graph;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.testing.Tokens;
import java.util.List;
import java.util.Map;
import org.apache.shindig.protocol.ProtocolException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Requests to the graph")
class GraphRequestsTest extends GraphContract {

  private static final Map<String, List<String>> BAD =
      Map.of(
          "/graph/@me/@friendsOfFriends?depth=", List.of("0", "11", "-1", "two", "1.5"),
          "/graph/@me/@friendsOfFriends?strangers=", List.of("yes", "0"),
          "/graph/@me/@path/bob?hops=", List.of("0", "11", "9223372036854775808"),
          "/graph/@me/@path/bob?paths=", List.of("0", "101", "NaN"),
          "/graph/@me/@relation/bob?hops=", List.of("0", "11", "x"),
          "/graph/@me/@recommendations?minimumCommon=", List.of("0", "-5", "many"),
          "/graph/@me/@recommendations?examples=", List.of("-1", "21", "all"),
          "/graph/@me/@recommendations?ranking=", List.of("best", "COMMON_FRIENDS"),
          "/graph/@me/@groupRecommendations?minimumFriends=", List.of("0", "many"),
          "/graph/@group/chess/@connected?inside=", List.of("maybe"));

  @Test
  void areToldWhichParameterIsWrong() {
    BAD.forEach(
        (target, values) ->
            values.forEach(
                value ->
                    assertThatExceptionOfType(ProtocolException.class)
                        .isThrownBy(() -> rest("ann", "GET", target + value))
                        .satisfies(refusal -> assertThat(refusal.getCode()).isEqualTo(400))
                        .withMessageStartingWith(nameIn(target) + " must be ")));
  }

  private static String nameIn(String target) {
    return target.substring(target.indexOf('?') + 1, target.length() - 1);
  }

  @Test
  void takeTheOrderAsItIs() {
    for (String list : List.of("@friendsOfFriends", "@recommendations", "@groupRecommendations")) {
      String target = "/graph/@me/" + list;
      refused(400, "ann", "GET", target + "?sortBy=displayName");
      refused(400, "ann", "GET", target + "?sortOrder=descending");
      refused(400, "ann", "GET", target + "?filterBy=displayName&filterValue=A");
      refused(400, "ann", "GET", target + "?updatedSince=2026-01-01T00:00:00Z");
      refused(400, "ann", "GET", target + "?startIndex=-1");
      refused(400, "ann", "GET", target + "?count=some");
    }
  }

  @Test
  void areAboutOneUserWhereOneIsMeant() {
    for (String path : List.of("@path", "@mutual", "@relation")) {
      refused(400, "ann", "GET", "/graph/ann,bob/" + path + "/dan");
      refused(400, "ann", "GET", "/graph/ann/" + path + "/bob,dan");
      refused(400, "ann", "GET", "/graph/ann/" + path);
    }
  }

  @Test
  void areOfThoseSignedIn() {
    for (String path :
        List.of(
            "ann/@friendsOfFriends",
            "ann/@path/dan",
            "ann/@mutual/dan",
            "ann/@relation/dan",
            "ann/@recommendations",
            "ann/@groupRecommendations",
            "@group/chess/@connected")) {
      assertRefused(401, () -> calls.rest(Tokens.anonymous(), "GET", "/graph/" + path));
    }
  }

  /** Who must sign in learns that first, whatever else is wrong. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "friendsOfFriends",
        "path",
        "mutualFriends",
        "relation",
        "mostConnected",
        "recommendations",
        "groupRecommendations",
        "dismiss",
        "restore",
        "dismissed",
        "block",
        "unblock",
        "blocked"
      })
  void areRefusedByTheirSenderBeforeTheirParameters(String method) {
    for (String parameters : List.of("{}", "{depth: 'x', hops: 'x', userId: ['a', 'b']}")) {
      assertRefused(401, () -> calls.rpc(Tokens.anonymous(), "graph." + method, parameters));
    }
  }

  @Test
  void ofAnotherKindAreNotImplemented() {
    refused(501, "ann", "GET", "/graph/@me/@enemies");
    refused(501, "ann", "GET", "/graph/@me");
    assertRefused(501, () -> rpc("ann", "graph.enemies", "{}"));
  }
}
