package io.shindigneo4j.opensocial.friendships;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.schema.friendships.FriendshipOperations;
import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.HandlerContract;
import io.shindigneo4j.testing.OverBolt;
import io.shindigneo4j.testing.Tokens;
import java.util.List;
import org.apache.shindig.auth.SecurityToken;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@OverBolt
@DisplayName("Friendship begins when both want it")
class FriendshipsTest extends HandlerContract {

  @BeforeEach
  void people() {
    graph(
        "UNWIND ['ann', 'bob', 'cid', 'eve'] AS id"
            + " CREATE (:Person {id: id, displayName: toUpper(id)})");
  }

  @Test
  void aRequestIsOpenUntilTheOtherSaysYes() {
    assertThat(ask("ann", "bob")).isEqualTo("requested");
    assertThat(ids("ann", "@friends")).isEmpty();
    assertThat(ids("ann", "@sentrequests")).containsExactly("bob");
    assertThat(ids("bob", "@friendrequests")).containsExactly("ann");
    assertThat(rest("bob", "PUT", "/people/@me/@friendrequests/ann").getString("state"))
        .isEqualTo("friends");
    assertThat(ids("ann", "@friends")).containsExactly("bob");
    assertThat(ids("bob", "@friends")).containsExactly("ann");
    assertThat(ids("ann", "@sentrequests")).isEmpty();
    assertThat(ids("bob", "@friendrequests")).isEmpty();
    assertThat(value("MATCH ()-[f:FRIEND_OF]->() RETURN collect(f.since) AS value"))
        .isEqualTo(List.of(NOW.toEpochMilli(), NOW.toEpochMilli()));
  }

  @Test
  void whoAsksWhoHasAskedIsAFriend() {
    ask("ann", "bob");
    assertThat(ask("bob", "ann")).isEqualTo("friends");
    assertThat(ask("bob", "ann")).isEqualTo("friends");
    assertThat(ask("ann", "bob")).isEqualTo("friends");
    assertThat(value("MATCH ()-[f]->() RETURN collect(type(f)) AS value"))
        .isEqualTo(List.of("FRIEND_OF", "FRIEND_OF"));
  }

  /** Such as a recommended person, who has fields that no profile has. */
  @Test
  void theOtherMayBeNamedByAnAnswerOfOurs() {
    String bob = "{id: 'bob', displayName: 'BOB', note: 'x', score: 1, commonFriends: 1}";
    assertThat(rest("ann", "POST", "/people/@me/@friends", bob).getString("state"))
        .isEqualTo("requested");
    assertThat(ids("ann", "@sentrequests")).containsExactly("bob");
  }

  /** Core Data 2.5.1, Related-User-Id. */
  @Test
  void theOtherMayBeTheOwner() {
    SecurityToken ann = Tokens.of("bob", "ann");
    calls.rest(ann, "POST", "/people/@me/@friends", "{\"id\": \"@owner\"}");
    assertThat(ids("ann", "@sentrequests")).containsExactly("bob");
    calls.rpc(ann, "friendships.withdraw", "{personId: '@owner'}");
    assertThat(ids("ann", "@sentrequests")).isEmpty();
    graph("MATCH (a {id: 'ann'}), (b {id: 'bob'}) CREATE (a)-[:FRIEND_OF]->(b)");
    var owner = calls.rest(ann, "GET", "/people/@me/@friends/@owner");
    assertThat(owner.getString("id")).isEqualTo("bob");
    calls.rest(ann, "DELETE", "/people/@viewer/@friends/@owner");
    assertThat(ids("ann", "@friends")).isEmpty();
    calls.rest(ann, "PUT", "/people/@me/@self/@viewer", "{\"id\": \"@me\"}");
    assertRefused(400, () -> calls.rest(ann, "POST", "/people/@me/@friends", "{\"id\": \"@me\"}"));
  }

  @Test
  void byJsonRpcAsWell() {
    rpc("ann", "friendships.request", "{personId: 'bob'}");
    rpc("ann", "people.create", "{userId: '@me', person: {id: 'cid'}}");
    assertThat(rpc("ann", "people.get", "{groupId: '@sentrequests'}").getList("list.id"))
        .containsExactly("bob", "cid");
    rpc("bob", "friendships.accept", "{person: {id: 'ann'}}");
    rpc("cid", "friendships.deny", "{personId: 'ann'}");
    assertThat(ids("ann", "@sentrequests")).isEmpty();
    assertThat(ids("ann", "@friends")).containsExactly("bob");
    rpc("ann", "friendships.delete", "{personId: 'bob'}");
    rpc("ann", "friendships.request", "{personId: 'bob'}");
    rpc("ann", "friendships.withdraw", "{personId: 'bob'}");
    assertThat(value("MATCH ()-[f]->() RETURN count(f) AS value")).isEqualTo(0L);
  }

  @Test
  void requestsAreListsOfPeople() {
    graph(
        """
        MATCH (ann {id: 'ann'}), (p:Person) WHERE p <> ann WITH ann, p ORDER BY p.id DESC
        WITH ann, collect(p) AS people UNWIND range(0, 2) AS i WITH ann, i, people[i] AS p
        CREATE (p)-[:FRIEND_REQUEST {since: i}]->(ann)
        """);
    assertThat(ids("ann", "@friendrequests")).containsExactly("eve", "cid", "bob");
    assertThat(
            rest(
                    "ann",
                    "GET",
                    "/people/@me/@friendrequests?sortBy=displayName&count=1&startIndex=1"
                        + "&fields=displayName")
                .getList("list.displayName"))
        .containsExactly("CID");
    assertThat(
            rest("ann", "GET", "/people/@me/@friendrequests?filterBy=id&filterValue=b")
                .getInt("totalResults"))
        .isEqualTo(1);
  }

  @Test
  void onlyThePersonSeesTheirRequests() {
    ask("ann", "bob");
    for (String group : List.of("@friendrequests", "@sentrequests")) {
      refused(403, "eve", "GET", "/people/ann/" + group);
      refused(403, "bob", "GET", "/people/ann/" + group);
      assertRefused(401, () -> calls.rest(Tokens.anonymous(), "GET", "/people/ann/" + group));
    }
  }

  @Test
  @DefectOfPredecessor("Any token may befriend as anyone")
  void nobodyBefriendsOrPartsAsAnother() {
    ask("ann", "bob");
    for (String method : List.of("POST", "DELETE")) {
      for (String group : List.of("@friends", "@friendrequests", "@sentrequests")) {
        String target = "/people/ann/" + group;
        refused(403, "eve", method, target, "{\"id\": \"bob\"}");
        assertRefused(
            401, () -> calls.rest(Tokens.anonymous(), method, target, "{\"id\": \"bob\"}"));
      }
    }
    refused(403, "eve", "PUT", "/people/bob/@friendrequests/ann");
    refused(403, "eve", "PUT", "/people/ann/@self", "{\"nickname\": \"x\"}");
    refused(404, "ann", "PUT", "/people/ann/@friendrequests/bob");
    refused(404, "eve", "PUT", "/people/eve/@friendrequests/ann");
    assertThat(value("MATCH (a)-[f]->(b) RETURN collect(a.id + type(f) + b.id) AS value"))
        .isEqualTo(List.of("annFRIEND_REQUESTbob"));
  }

  @Test
  void nobodyBefriendsThemselvesOrStrangersToTheGraph() {
    refused(400, "ann", "POST", "/people/@me/@friends", "{\"id\": \"ann\"}");
    refused(404, "ann", "POST", "/people/@me/@friends", "{\"id\": \"nobody\"}");
    refused(404, "nobody", "POST", "/people/@me/@friends", "{\"id\": \"ann\"}");
    refused(404, "ann", "POST", "/people/@me/@friends", "{\"id\": \"'}) DETACH DELETE n //\"}");
    refused(400, "ann", "POST", "/people/@me/@friends", "{}");
    refused(400, "ann", "POST", "/people/@me/@all", "{\"id\": \"bob\"}");
    refused(400, "ann", "POST", "/people/ann,bob/@friends", "{\"id\": \"cid\"}");
    assertThat(value("MATCH ()-[f]->() RETURN count(f) AS value")).isEqualTo(0L);
  }

  @Test
  void aRequestIsDeniedWithdrawnOrNotThere() {
    ask("ann", "bob");
    refused(404, "ann", "DELETE", "/people/@me/@friendrequests/bob");
    refused(404, "bob", "DELETE", "/people/@me/@sentrequests/ann");
    rest("bob", "DELETE", "/people/@me/@friendrequests/ann");
    refused(404, "bob", "DELETE", "/people/@me/@friendrequests/ann");
    ask("ann", "bob");
    rest("ann", "DELETE", "/people/@me/@sentrequests", "{\"id\": \"bob\"}");
    assertThat(ids("bob", "@friendrequests")).isEmpty();
  }

  @Test
  void eitherEndsAFriendship() {
    ask("ann", "bob");
    ask("bob", "ann");
    rest("bob", "DELETE", "/people/@me/@friends/ann");
    assertThat(ids("ann", "@friends")).isEmpty();
    assertThat(ids("bob", "@friends")).isEmpty();
    refused(404, "bob", "DELETE", "/people/@me/@friends/ann");
  }

  @Test
  void aRequestSentAgainAsksNotAgain() {
    String target = "/people/@me/@friends?requestId=r";
    rest("ann", "POST", target, "{\"id\": \"bob\"}");
    rest("bob", "DELETE", "/people/@me/@friendrequests/ann");
    assertThat(rest("ann", "POST", target, "{\"id\": \"bob\"}").getString("state"))
        .isEqualTo("requested");
    assertThat(ids("bob", "@friendrequests")).isEmpty();
  }

  @Test
  void aRequestSentAgainGetsTheFirstOnesAnswer() {
    String target = "/people/@me/@friends?requestId=r";
    rest("ann", "POST", target, "{\"id\": \"bob\"}");
    ask("bob", "ann");
    assertThat(rest("ann", "POST", target, "{\"id\": \"bob\"}").getString("state"))
        .isEqualTo("requested");
    ask("cid", "ann");
    String other = "/people/@me/@friends?requestId=s";
    rest("ann", "POST", other, "{\"id\": \"cid\"}");
    rest("cid", "DELETE", "/people/@me/@friends/ann");
    assertThat(rest("ann", "POST", other, "{\"id\": \"cid\"}").getString("state"))
        .isEqualTo("friends");
    assertThat(ids("ann", "@friends")).containsExactly("bob");
  }

  @Test
  void requestsThatCrossMakeExactlyOneFriendship() throws Exception {
    for (int round = 0; round < 25; round++) {
      assertThat(together(List.of(() -> ask("ann", "bob"), () -> ask("bob", "ann"))))
          .containsOnly(OK);
      assertThat(value("MATCH ()-[f]->() RETURN collect(type(f)) AS value"))
          .isEqualTo(List.of("FRIEND_OF", "FRIEND_OF"));
      rest("ann", "DELETE", "/people/@me/@friends/bob");
    }
  }

  @Test
  void tenThousandRequestsOfOnePersonMayWait() throws Exception {
    graph(
        """
        MATCH (ann:Person {id: 'ann'}) CREATE (other:Person {id: 'other'})
        WITH ann, other UNWIND range(2, %d) AS i CREATE (ann)-[:FRIEND_REQUEST {since: 1}]->(other)
        """
            .formatted(FriendshipOperations.MAX_REQUESTS));
    assertThat(together(List.of(() -> ask("ann", "bob"), () -> ask("ann", "cid"))))
        .containsExactlyInAnyOrder(OK, 413);
    ask("ann", "other");
    refused(413, "ann", "POST", "/people/@me/@friends?requestId=r", "{\"id\": \"eve\"}");
    assertThat(ask("eve", "ann")).isEqualTo("requested");
    assertThat(
            rest("ann", "POST", "/people/@me/@friends?requestId=r", "{\"id\": \"eve\"}")
                .getString("state"))
        .isEqualTo("friends");
  }

  private String ask(String viewer, String other) {
    return rest(viewer, "POST", "/people/@me/@friends", "{\"id\": \"" + other + "\"}")
        .getString("state");
  }

  private List<String> ids(String viewer, String group) {
    return rest(viewer, "GET", "/people/@me/" + group).getList("list.id");
  }
}
