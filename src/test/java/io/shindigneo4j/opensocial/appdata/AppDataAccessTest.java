package io.shindigneo4j.opensocial.appdata;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.AccessPolicy;
import io.shindigneo4j.opensocial.access.Audience;
import io.shindigneo4j.opensocial.access.Caller;
import io.shindigneo4j.opensocial.access.GroupAction;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.Tokens;
import java.util.Map;
import java.util.Set;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.apache.shindig.social.opensocial.spi.UserId;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Who reaches application data")
class AppDataAccessTest extends AppDataContract {

  private static final SecurityToken STRANGER = Tokens.viewer("d");
  private static final SecurityToken FRIEND = Tokens.viewer("b");
  private static final SecurityToken OTHER_APPLICATION = Tokens.viewer("a", "other");

  @BeforeEach
  void secret() {
    put(A, Map.of("secret", "s"));
  }

  @Test
  void friendsReadButDoNotWrite() {
    assertThat(get(FRIEND, "@self", "a")).isEqualTo(Map.of("a", Map.of("secret", "s")));
    assertRefused(403, () -> put(FRIEND, "a", null, Map.of("secret", "x")));
    assertRefused(403, () -> delete(FRIEND, "a"));
    assertThat(own(A)).isEqualTo(Map.of("secret", "s"));
  }

  @Test
  void allCopiesOfAGadgetOnAPageReachTheSame() {
    SecurityToken first = Tokens.viewer("a", "http://g.example/g.xml#1");
    SecurityToken second = Tokens.viewer("a", "http://g.example/g.xml#2");
    put(first, Map.of("x", "1"));
    put(second, "a", "http://g.example/g.xml#3", Map.of("y", "2"));
    assertThat(own(Tokens.viewer("a", "http://g.example/g.xml")))
        .isEqualTo(Map.of("x", "1", "y", "2"));
    assertThat(own(second)).isEqualTo(Map.of("x", "1", "y", "2"));
    assertThat(count("(d:AppData) WHERE d.application CONTAINS '#'")).isZero();
    assertRefused(403, () -> put(first, "a", "http://g.example/other.xml#1", Map.of("x", "1")));
  }

  /** The gadgets that somebody has on their page, and what they have told these. */
  @Test
  void friendsDoNotReadWhatTheContainerKeeps() {
    SecurityToken page = Tokens.viewer("a", "container");
    SecurityToken pageOfFriend = Tokens.viewer("b", "container");
    put(page, Map.of("gadgets.1", "key of a service"));
    assertRefused(403, () -> get(pageOfFriend, "@self", "a"));
    assertThat(get(pageOfFriend, "@friends", "b")).isEmpty();
    assertThat(own(page)).isEqualTo(Map.of("gadgets.1", "key of a service"));
  }

  @Test
  void whoHasNotThePersonAmongTheirFriendsIsRefused() {
    assertRefused(403, () -> get(Tokens.viewer("c"), "@self", "a"));
    assertRefused(403, () -> get(STRANGER, "@self", "a"));
    assertRefused(403, () -> put(STRANGER, "a", null, Map.of("secret", "x")));
    assertRefused(403, () -> delete(STRANGER, "a"));
    assertThat(own(A)).isEqualTo(Map.of("secret", "s"));
  }

  @Test
  void strangersCannotTellWhetherAPersonExists() {
    assertRefused(403, () -> get(STRANGER, "@self", "nobody"));
    assertRefused(403, () -> put(STRANGER, "nobody", null, Map.of("x", 1)));
    assertRefused(403, () -> delete(STRANGER, "nobody"));
  }

  @Test
  void listsLeaveOutStrangers() {
    assertThat(get(STRANGER, "@self", "a", "b", "d")).containsOnlyKeys("d");
    assertThat(get(STRANGER, "g", "d")).containsOnlyKeys("d");
    assertThat(get(STRANGER, "@all", "d")).containsOnlyKeys("d");
    assertThat(get(STRANGER, "@friends", "b")).isEmpty();
  }

  @Test
  @DisplayName("An anonymous PUT changed another person's app data")
  void anonymousCallersAreUnauthorized() {
    assertRefused(401, () -> put(Tokens.anonymous(), "a", null, Map.of("secret", "x")));
    assertRefused(401, () -> put(Tokens.anonymous(), "a", "app", Map.of("secret", "x")));
    assertRefused(401, () -> delete(Tokens.anonymous(), "a"));
    assertRefused(401, () -> get(Tokens.anonymous(), "@self", "a"));
    assertRefused(401, () -> get(Tokens.anonymous(), "@all", "a"));
    assertThat(own(A)).isEqualTo(Map.of("secret", "s"));
  }

  @Test
  void eachApplicationHasItsOwnData() {
    assertThat(own(OTHER_APPLICATION)).isEmpty();
    put(OTHER_APPLICATION, Map.of("secret", "t", "more", 1));
    assertThat(own(A)).isEqualTo(Map.of("secret", "s"));
    delete(OTHER_APPLICATION, "a");
    assertThat(own(A)).isEqualTo(Map.of("secret", "s"));
  }

  @Test
  void anotherApplicationIsNotReachedByItsName() {
    assertRefused(403, () -> getFrom("app", OTHER_APPLICATION));
    assertRefused(403, () -> put(OTHER_APPLICATION, "a", "app", Map.of("secret", "x")));
    assertThat(own(A)).isEqualTo(Map.of("secret", "s"));
    assertThat(getFrom("other", OTHER_APPLICATION)).containsOnlyKeys("a");
  }

  @Test
  void ownApplicationMayBeNamed() {
    Map<String, Map<String, Object>> expected = Map.of("a", Map.of("secret", "s"));
    assertThat(getFrom("app", A)).isEqualTo(expected);
    assertThat(getFrom("@app", A)).isEqualTo(expected);
    assertThat(getFrom(null, A)).isEqualTo(expected);
  }

  @Test
  void aTokenWithoutApplicationReachesNone() {
    SecurityToken bare = Tokens.viewer("a", null);
    assertRefused(400, () -> getFrom(null, bare));
    assertRefused(400, () -> getFrom("@app", bare));
    assertRefused(403, () -> getFrom("app", bare));
    assertRefused(400, () -> put(bare, Map.of("x", 1)));
  }

  @Test
  void anotherPolicyMayOpenThem() {
    service = service(new AccessControl(new OpenPolicy()));
    assertThat(get(STRANGER, "@self", "a")).isEqualTo(Map.of("a", Map.of("secret", "s")));
    assertThat(get(STRANGER, "@all", "d")).containsOnlyKeys("a", "b", "c", "d");
    assertRefused(404, () -> get(STRANGER, "@self", "nobody"));
    assertThat(getFrom("app", OTHER_APPLICATION)).isEqualTo(Map.of("a", Map.of("secret", "s")));
  }

  private Map<String, Map<String, Object>> getFrom(String application, SecurityToken token) {
    return Answers.get(
            service.getPersonData(
                Set.of(UserId.fromJson("a")), new GroupId("@self"), application, Set.of(), token))
        .getEntry();
  }

  private static final class OpenPolicy implements AccessPolicy {

    @Override
    public Audience readers(Resource resource, Caller caller) {
      return Audience.SIGNED_IN;
    }

    @Override
    public Audience writers(Resource resource, Caller caller) {
      return Audience.OWNER;
    }

    @Override
    public GroupRole requiredRole(GroupAction action, boolean closed, Caller caller) {
      return null;
    }

    @Override
    public boolean reachesOtherApplications(Resource resource, Caller caller) {
      return true;
    }
  }
}
