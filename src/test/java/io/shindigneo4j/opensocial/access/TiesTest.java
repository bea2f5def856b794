package io.shindigneo4j.opensocial.access;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Where a policy keeps ties to the people who have them")
class TiesTest extends PolicyContract {

  @BeforeEach
  void people() {
    under(new ChangedPolicy().readers(Audience.OWNER, Resource.FRIENDSHIPS, Resource.GROUPS));
    graph(
        """
        CREATE (jane:Person {id: 'jane'}), (bob:Person {id: 'bob'}),
          (jane)-[:FRIEND_OF]->(bob), (bob)-[:FRIEND_OF]->(jane),
          (jane)-[:MEMBER_OF]->(g:Group {id: 'g'}), (bob)-[:MEMBER_OF]->(g)
        """);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/people/%s",
        "/activitystreams/%s",
        "/activities/%s",
        "/albums/%s",
        "/mediaItems/%s",
        "/appdata/%s/@app"
      })
  void noServiceTellsOthersOfThem(String path) {
    for (String group : new String[] {"@friends", "g"}) {
      refused(403, "bob", "GET", String.format(path, "jane/" + group));
      refused(403, "bob", "GET", String.format(path, "bob,jane/" + group));
      assertThat(rest("jane", "GET", String.format(path, "@me/" + group)).getMap("")).isNotNull();
    }
    assertThat(rest("bob", "GET", String.format(path, "jane/@self")).getMap("")).isNotNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@me/@friendsOfFriends",
        "@me/@path/bob",
        "@me/@mutual/bob",
        "@me/@relation/bob",
        "@me/@recommendations",
        "@me/@groupRecommendations",
        "@group/g/@connected"
      })
  void theGraphAsAWholeIsClosedThen(String path) {
    refused(403, "jane", "GET", "/graph/" + path);
  }
}
