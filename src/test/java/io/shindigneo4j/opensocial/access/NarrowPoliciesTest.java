package io.shindigneo4j.opensocial.access;

import static io.shindigneo4j.opensocial.access.Audience.FRIENDS;
import static io.shindigneo4j.opensocial.access.Audience.NOBODY;
import static io.shindigneo4j.opensocial.access.Audience.OWNER;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;
import io.shindigneo4j.testing.JsonPath;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Ann and Bob are friends, Cid is a stranger to both. Ann reports to Bob, Bob to Cid. Bob's skill
 * is endorsed by Ann; Bob and Cid are in a group.
 */
@DisplayName("Where a policy opens less than the default one")
class NarrowPoliciesTest extends PolicyContract {

  @BeforeEach
  void people() {
    graph(
        """
        CREATE (ann:Person {id: 'ann', displayName: 'Ann'}),
          (bob:Person {id: 'bob', displayName: 'Bob'}),
          (cid:Person {id: 'cid', displayName: 'Cid'}),
          (ann)-[:FRIEND_OF]->(bob), (bob)-[:FRIEND_OF]->(ann),
          (ann)-[:REPORTS_TO]->(bob), (bob)-[:REPORTS_TO]->(cid),
          (g:Group {id: 'g', title: 'Gardeners'}),
          (bob)-[:MEMBER_OF]->(g), (cid)-[:MEMBER_OF]->(g)
        """);
    rest("bob", "POST", "/skills/@me/java");
    rest("ann", "POST", "/skills/bob/java");
  }

  @Test
  void recommendationsTellNothingOfOthersRequests() {
    under(new ChangedPolicy().readers(FRIENDS, Resource.REQUESTS));
    assertThat(rest("ann", "GET", "/graph/@me/@recommendations").getList("list")).isEmpty();
    refused(403, "ann", "GET", "/graph/bob/@recommendations");
    refused(403, "ann", "GET", "/graph/bob/@groupRecommendations");
  }

  @Test
  void skillsAreForFriendsThen() {
    under(new ChangedPolicy().readers(FRIENDS, Resource.SKILLS));
    assertThat(rest("ann", "GET", "/skills/bob").getList("list.name")).containsExactly("java");
    refused(404, "cid", "GET", "/skills/bob");
    refused(404, "cid", "GET", "/skills/bob/java/@endorsements");
    assertThat(rest("cid", "GET", "/skills/@people/java").getInt("totalResults")).isZero();
    assertThat(rest("cid", "GET", "/skills/@complete?fragment=j").getList("list")).isEmpty();
  }

  @Test
  void endorsementsAreForTheirOwnerThen() {
    under(new ChangedPolicy().readers(OWNER, Resource.ENDORSEMENTS));
    JsonPath seen = rest("ann", "GET", "/skills/bob/java");
    assertThat(seen.getMap("")).containsKey("name").doesNotContainKey("endorsements");
    assertThat(seen.getBoolean("endorsed")).as("what the viewer has done").isTrue();
    assertThat(seen.getList("endorsers")).isNullOrEmpty();
    refused(403, "ann", "GET", "/skills/bob/java/@endorsements");
    assertThat(rest("ann", "GET", "/skills/@people/java").getMap("list[0]"))
        .doesNotContainKey("endorsements");
    JsonPath own = rest("bob", "GET", "/skills/@me/java");
    assertThat(own.getInt("endorsements")).isEqualTo(1);
    assertThat(own.getList("endorsers.id")).containsExactly("ann");
  }

  @Test
  void endorsementsAreForFriendsThen() {
    under(new ChangedPolicy().readers(FRIENDS, Resource.ENDORSEMENTS));
    assertThat(rest("ann", "GET", "/skills/bob/java/@endorsements").getList("list.id"))
        .containsExactly("ann");
    refused(404, "cid", "GET", "/skills/bob/java/@endorsements");
  }

  @Test
  void peopleSeeTheirOwnManagerAlone() {
    under(new ChangedPolicy().readers(OWNER, Resource.HIERARCHY));
    JsonPath managers = rest("ann", "GET", "/organization/@me/@managers");
    assertThat(managers.getList("list.id")).containsExactly("bob");
    assertThat(managers.getInt("totalResults")).isEqualTo(1);
    assertThat(rest("bob", "GET", "/organization/@me/@reports").getList("list.id"))
        .containsExactly("ann");
    refused(403, "ann", "GET", "/organization/bob/@managers");
    refused(403, "ann", "GET", "/organization/@me/hierarchypath/cid");
  }

  @Test
  void nobodyEndsWhatNobodyMayWrite() {
    under(new ChangedPolicy().writers(NOBODY, Resource.HIERARCHY));
    refused(403, "ann", "DELETE", "/organization/@me/@manager");
    refused(403, "bob", "DELETE", "/organization/ann/@manager");
    under(new ChangedPolicy());
    rest("bob", "DELETE", "/organization/ann/@manager");
  }

  @Test
  void membersOfGroupsAreForMembersToKnow() {
    under(new ChangedPolicy().requiring(GroupRole.MEMBER, GroupAction.SEE_MEMBERS));
    refused(403, "ann", "GET", "/graph/@me/@groupRecommendations");
    refused(403, "ann", "GET", "/graph/@group/g/@connected");
    assertThat(rest("bob", "GET", "/graph/@group/g/@connected").getInt("totalResults"))
        .isEqualTo(2);
    assertThat(rest("ann", "GET", "/graph/@search?query=gardeners").getInt("totalResults"))
        .isZero();
    under(new ChangedPolicy());
    assertThat(rest("ann", "GET", "/graph/@search?query=gardeners").getInt("totalResults"))
        .isEqualTo(2);
  }

  @Test
  void nothingIsBetweenPeopleWhoAreNotSeen() {
    under(new ChangedPolicy().readers(FRIENDS, Resource.PEOPLE));
    assertThat(rest("ann", "GET", "/graph/@me/@relation/bob").getInt("distance")).isEqualTo(1);
    refused(404, "ann", "GET", "/graph/bob/@relation/cid");
    refused(404, "cid", "GET", "/graph/ann/@relation/bob");
    refused(404, "cid", "GET", "/graph/ann/@mutual/bob");
  }
}
