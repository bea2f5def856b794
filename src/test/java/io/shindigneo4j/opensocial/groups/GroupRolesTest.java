package io.shindigneo4j.opensocial.groups;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.HandlerContract;
import io.shindigneo4j.testing.JsonPath;
import io.shindigneo4j.testing.Tokens;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.apache.shindig.protocol.ProtocolException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Of each group, owner, admin, member and other are what they are called. */
@DisplayName("What somebody may do to a group depends on the role")
class GroupRolesTest extends HandlerContract {

  @BeforeEach
  void groups() {
    graph(
        """
        UNWIND [['open', false], ['closed', true]] AS row
        CREATE (g:Group {id: row[0], title: row[0], closed: row[1]})
        WITH collect(g) AS groups
        UNWIND ['owner', 'owner2', 'admin', 'admin2', 'member', 'member2', 'guest', 'other', 'new']
          AS id
        CREATE (p:Person {id: id})
        WITH groups, p UNWIND groups AS g
        FOREACH (x IN CASE WHEN p.id STARTS WITH 'owner' THEN [1] ELSE [] END |
          CREATE (p)-[:OWNER_OF]->(g))
        FOREACH (x IN CASE WHEN p.id STARTS WITH 'admin' THEN [1] ELSE [] END |
          CREATE (p)-[:MEMBER_OF {since: 2, role: 'admin'}]->(g))
        FOREACH (x IN CASE WHEN p.id STARTS WITH 'member' THEN [1] ELSE [] END |
          CREATE (p)-[:MEMBER_OF {since: 3}]->(g))
        FOREACH (x IN CASE WHEN p.id = 'guest' THEN [1] ELSE [] END |
          CREATE (p)-[:INVITED_TO {since: 4}]->(g))
        """);
  }

  /** The statuses for the owner, an admin, a member, who is invited, and who is none of these. */
  @ParameterizedTest
  @CsvSource({
    "GET, open, '', , 200 200 200 200 200",
    "GET, closed, '', , 200 200 200 200 404",
    "GET, open, /@members, , 200 200 200 200 200",
    "GET, closed, /@members, , 200 200 200 403 404",
    "GET, open, /@invitations, , 200 200 403 403 403",
    "GET, closed, /@invitations, , 200 200 403 403 404",
    "PUT, open, '', {\"title\": \"x\"}, 200 200 403 403 403",
    "PUT, closed, '', {\"title\": \"x\"}, 200 200 403 403 404",
    "POST, open, /@invitations/new, , 200 200 200 403 403",
    "POST, closed, /@invitations/new, , 200 200 403 403 404",
    "POST, open, /@invitations/member2, , 409 409 409 403 403",
    "POST, open, /@invitations/nobody, , 404 404 404 403 403",
    "POST, open, /@members, , 200 200 200 200 200",
    "POST, closed, /@members, , 200 200 200 200 404",
    "DELETE, open, /@members/nobody, , 404 404 403 403 403",
    "DELETE, closed, /@members/other, , 404 404 403 403 404",
    "DELETE, open, /@invitations/other, , 404 404 403 403 404",
    "PUT, open, /@members/member2, {\"role\": \"admin\"}, 200 403 403 403 403",
    "PUT, closed, /@members/member2, {\"role\": \"owner\"}, 200 403 403 403 404",
    "PUT, open, /@members/other, {\"role\": \"admin\"}, 404 403 403 403 403",
    "PUT, open, /@members/guest, {\"role\": \"admin\"}, 404 403 403 403 403",
  })
  void whoMayDoWhat(String method, String group, String path, String body, String statuses) {
    assertThat(
            statuses(
                List.of("owner", "admin", "member", "guest", "other"),
                method,
                "/groups/@me/" + group + path,
                body))
        .isEqualTo(statuses);
  }

  @ParameterizedTest
  @CsvSource({
    "member2, member guest other admin, 403 403 403 200",
    "admin2, member guest other admin owner, 403 403 403 403 200",
    "owner2, member guest other admin owner, 403 403 403 403 200",
    "owner, owner, 200",
    "guest, owner, 404",
  })
  void whoMayRemoveWhom(String removed, String viewers, String statuses) {
    assertThat(
            statuses(
                List.of(viewers.split(" ")), "DELETE", "/groups/@me/open/@members/" + removed, ""))
        .isEqualTo(statuses);
  }

  @ParameterizedTest
  @CsvSource({
    "open, member guest other admin owner, 403 403 403 403 200",
    "closed, member guest other admin owner2, 403 403 404 403 200",
    "none, member owner, 404 404",
  })
  void whoMayDelete(String group, String viewers, String statuses) {
    assertThat(statuses(List.of(viewers.split(" ")), "DELETE", "/groups/@me/" + group, ""))
        .isEqualTo(statuses);
  }

  @ParameterizedTest
  @CsvSource({"owner, true", "admin, true", "member2, true", "guest, false", "other, false"})
  void whoSeesThatAMemberIsInAClosedGroup(String viewer, boolean seen) {
    JsonPath groups = rest(viewer, "GET", "/groups/member");
    assertThat(groups.getList("list.id").contains("closed")).isEqualTo(seen);
    assertThat(groups.getList("list.id")).contains("open");
  }

  @Test
  void whoIsInvitedIntoAClosedGroupSeesTheInvitationAndTheGroup() {
    assertThat(rpc("guest", "groups.invitations", "{}").getList("list.id")).contains("closed");
    assertThat(rest("guest", "GET", "/groups/@me/closed").getString("id")).isEqualTo("closed");
  }

  private String statuses(List<String> viewers, String method, String target, String body) {
    return String.join(
        " ",
        viewers.stream()
            .map(viewer -> status(viewer, method, target, body == null ? "" : body))
            .map(String::valueOf)
            .toList());
  }

  private int status(String viewer, String method, String target, String body) {
    try {
      rest(viewer, method, target, body);
      return OK;
    } catch (ProtocolException refusal) {
      return refusal.getCode();
    }
  }

  @Test
  void anonymousCallersMayNothing() {
    for (String method : List.of("GET", "POST", "PUT", "DELETE")) {
      for (String path : List.of("/@members/member", "/@invitations/guest")) {
        assertRefused(
            401,
            () ->
                calls.rest(
                    Tokens.anonymous(),
                    method,
                    "/groups/owner/open" + path,
                    "{\"role\": \"owner\"}"));
      }
    }
  }

  @Test
  void nobodyActsAsAnother() {
    refused(403, "other", "POST", "/groups/member/open/@members");
    refused(403, "other", "DELETE", "/groups/member/open/@members");
    refused(403, "other", "PUT", "/groups/owner/open/@members/other", "{\"role\": \"owner\"}");
    refused(403, "other", "POST", "/groups/owner/closed/@invitations/other");
    refused(403, "other", "GET", "/groups/guest/@invitations");
  }

  @Test
  @DefectOfPredecessor("Groups cannot be created, joined or left")
  void membersJoinAndLeave() {
    rest("new", "POST", "/groups/@me/open/@members");
    assertThat(roles("open")).contains("new member");
    rest("new", "DELETE", "/groups/@me/open/@members");
    assertThat(roles("open")).doesNotContain("new member");
    refused(404, "new", "DELETE", "/groups/@me/open/@members");
    rest("owner2", "DELETE", "/groups/@me/open/@members/owner2");
    assertThat(roles("open")).contains("owner owner").doesNotContain("owner2 owner");
  }

  @Test
  void anInvitationIsAcceptedOrDeclined() {
    assertThat(rest("guest", "GET", "/groups/@me/@invitations?sortBy=title").getList("list.id"))
        .containsExactly("closed", "open");
    rest("guest", "POST", "/groups/@me/@invitations/closed");
    assertThat(roles("closed")).contains("guest member");
    rest("guest", "DELETE", "/groups/@me/@invitations/open");
    assertThat(rest("guest", "GET", "/groups/@me/@invitations").getInt("totalResults")).isZero();
    refused(404, "guest", "DELETE", "/groups/@me/@invitations/open");
    refused(404, "other", "POST", "/groups/@me/@invitations/closed");
    assertThat(value("MATCH ()-[i:INVITED_TO]->() RETURN count(i) AS value")).isEqualTo(0L);
  }

  @Test
  void noGroupIsEverWithoutAnOwner() {
    rest("owner2", "DELETE", "/groups/@me/open/@members");
    refused(409, "owner", "DELETE", "/groups/@me/open/@members");
    refused(409, "owner", "PUT", "/groups/@me/open/@members/owner", "{\"role\": \"member\"}");
    rest("owner", "PUT", "/groups/@me/open/@members/member", "{\"role\": \"owner\"}");
    rest("owner", "PUT", "/groups/@me/open/@members/owner", "{\"role\": \"admin\"}");
    assertThat(roles("open")).contains("member owner", "owner admin");
    rest("member", "PUT", "/groups/@me/open/@members/admin", "{\"role\": \"member\"}");
    assertThat(roles("open")).contains("admin member");
  }

  @Test
  void ofTwoOwnersWhoLeaveAtTheSameTimeOneStays() throws Exception {
    for (int round = 0; round < 10; round++) {
      assertThat(
              together(
                  List.of(
                      () -> rest("owner", "DELETE", "/groups/@me/open/@members"),
                      () -> rest("owner2", "DELETE", "/groups/@me/open/@members"))))
          .containsExactlyInAnyOrder(OK, 409);
      graph(
          """
          MATCH (g:Group {id: 'open'}), (p:Person) WHERE p.id IN ['owner', 'owner2']
          MERGE (p)-[:OWNER_OF]->(g)
          """);
    }
  }

  @Test
  void whoJoinsManyTimesAtOnceIsInOnce() throws Exception {
    assertThat(
            together(
                Collections.nCopies(8, () -> rest("guest", "POST", "/groups/@me/open/@members"))))
        .containsOnly(OK);
    assertThat(value("MATCH ({id: 'guest'})-[m]->({id: 'open'}) RETURN collect(type(m)) AS value"))
        .isEqualTo(List.of("MEMBER_OF"));
  }

  @Test
  void ofAGroupWhoseMembersAllGoAtOnceNothingIsLeft() throws Exception {
    assertThat(
            together(
                List.of("owner", "owner2", "admin", "admin2", "member", "member2", "guest").stream()
                    .<Callable<?>>map(id -> () -> rest(id, "DELETE", "/people/@me/@self"))
                    .toList()))
        .containsOnly(OK);
    assertThat(value("MATCH (n:Person|Group) RETURN count(n) AS value"))
        .as("other and new")
        .isEqualTo(2L);
  }

  @Test
  void closedGroupsAreHiddenFromStrangersInEveryListCountAndFilter() {
    assertThat(rest("owner2", "GET", "/groups/owner").getList("list.id"))
        .containsExactly("closed", "open");
    assertThat(rest("guest", "GET", "/groups/owner").getInt("totalResults")).isEqualTo(1);
    assertThat(rest("other", "GET", "/groups/owner?sortBy=title").getList("list.id"))
        .containsExactly("open");
    assertThat(rest("other", "GET", "/groups/owner").getInt("totalResults")).isEqualTo(1);
    assertThat(
            rest("other", "GET", "/groups/owner?filterBy=title&filterOp=equals&filterValue=closed")
                .getInt("totalResults"))
        .isZero();
    assertThat(rest("other", "GET", "/people/member/closed").getInt("totalResults")).isZero();
    assertThat(rest("guest", "GET", "/people/member/closed").getInt("totalResults")).isZero();
    assertThat(rest("member", "GET", "/people/member2/closed").getInt("totalResults")).isEqualTo(4);
  }

  @Test
  void membersAreListsOfPeople() {
    assertThat(roles("open"))
        .containsExactly(
            "owner owner",
            "owner2 owner",
            "admin admin",
            "admin2 admin",
            "member member",
            "member2 member");
    assertThat(
            rest(
                    "other",
                    "GET",
                    "/groups/@me/open/@members?sortBy=id&sortOrder=descending&startIndex=1&count=2")
                .getList("list.id"))
        .containsExactly("owner", "member2");
    assertThat(
            rest("other", "GET", "/groups/@me/open/@members?filterBy=id&filterValue=2")
                .getInt("totalResults"))
        .isEqualTo(3);
  }

  @Test
  void aRoleIsOneOfThree() {
    for (String body : List.of("{\"role\": \"king\"}", "{}", "{\"role\": \"invited\"}", "[]")) {
      refused(400, "owner", "PUT", "/groups/@me/open/@members/member", body);
    }
  }

  private List<String> roles(String group) {
    List<Object> ids =
        rest("owner", "GET", "/groups/@me/" + group + "/@members").getList("list.id");
    List<Object> roles =
        rest("owner", "GET", "/groups/@me/" + group + "/@members").getList("list.role");
    return IntStream.range(0, ids.size()).mapToObj(i -> ids.get(i) + " " + roles.get(i)).toList();
  }
}
