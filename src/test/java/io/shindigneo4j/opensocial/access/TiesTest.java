package io.shindigneo4j.opensocial.access;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.schema.groups.Standing;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HandlerCalls;
import io.shindigneo4j.testing.HandlerContract;
import java.time.Clock;
import java.time.ZoneOffset;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Where a policy keeps ties to the people who have them")
class TiesTest extends HandlerContract {

  @BeforeEach
  void serve(GraphServer server) {
    calls =
        new HandlerCalls(
            server,
            driver,
            mode,
            new AccessControl(new OwnTies()),
            Clock.fixed(NOW, ZoneOffset.UTC));
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

  private static final class OwnTies implements AccessPolicy {

    private final AccessPolicy standard = new DefaultAccessPolicy(false);

    @Override
    public Audience readers(Resource resource, Caller caller) {
      return resource == Resource.FRIENDSHIPS || resource == Resource.GROUPS
          ? Audience.OWNER
          : standard.readers(resource, caller);
    }

    @Override
    public Audience writers(Resource resource, Caller caller) {
      return standard.writers(resource, caller);
    }

    @Override
    public Standing needed(GroupAction action, boolean closed, Caller caller) {
      return standard.needed(action, closed, caller);
    }

    @Override
    public boolean reachesOtherApplications(Resource resource, Caller caller) {
      return standard.reachesOtherApplications(resource, caller);
    }
  }
}
