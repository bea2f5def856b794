package io.shindigneo4j.opensocial.events;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.shindigneo4j.opensocial.access.ClientToken;
import io.shindigneo4j.opensocial.access.Scopes;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.testing.HandlerContract;
import io.shindigneo4j.testing.JsonPath;
import io.shindigneo4j.testing.OverBolt;
import io.shindigneo4j.testing.Policies;
import io.shindigneo4j.testing.Tokens;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.apache.shindig.auth.SecurityToken;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@OverBolt
@DisplayName("What somebody has missed")
class MissedEventsTest extends HandlerContract {

  private static final String METHOD = "events.missed";
  private static final long TIME = NOW.minusSeconds(60).toEpochMilli();
  private static final String FROM = "{from: 'e1-5-%d.2'}".formatted(TIME);
  private static final List<String> ALL =
      List.of("activity.posted", "message.received", "friendship.requested", "group.invited");

  private final ScriptedHub hub = new ScriptedHub();

  @BeforeEach
  void people() {
    calls.add(
        new EventsHandler(
            new EventPolling(
                hub.hub(),
                new EventsSettings(true, 1, ScriptedHub.RETENTION, ScriptedHub.HEARTBEAT),
                Policies.standard()),
            calls.part(MissedEvents.class)));
    graph(
        """
        CREATE (ann:Person {id: 'ann'}), (bob:Person {id: 'bob'}), (:Person {id: 'cid'}),
          (ann)-[:FRIEND_OF {since: 1}]->(bob)-[:FRIEND_OF {since: 1}]->(ann)
        """);
  }

  @AfterEach
  void close() {
    hub.close();
  }

  private void post(String viewer, String title) {
    rest(viewer, "POST", "/activitystreams/@me/@self", "{'title': '%s'}".formatted(title));
  }

  private void send(String viewer, String title) {
    rest(
        viewer,
        "POST",
        "/messages/@me/@outbox",
        "{'title': '%s', 'recipients': ['ann']}".formatted(title));
  }

  /** One of each kind, for Ann. */
  private void happen() {
    post("bob", "post");
    send("bob", "mail");
    rpc("cid", "friendships.request", "{personId: 'ann'}");
    graph(
        """
        MATCH (ann:Person {id: 'ann'})
        CREATE (ann)-[:INVITED_TO {since: 3}]->(:Group {id: 'g', title: 'Gardeners'})
        """);
  }

  private static List<String> types(JsonPath answer) {
    return answer.getList("events.type");
  }

  @Test
  void isWhatFriendsHavePostedWhatWasSentAndWhatWaits() {
    happen();
    JsonPath answer = rpc("ann", METHOD, FROM);
    assertThat(types(answer)).isEqualTo(ALL);
    assertThat(answer.getList("events.person")).isEqualTo(List.of("bob", "ann", "ann", "ann"));
    assertThat(answer.getMap("events[0].data"))
        .containsEntry("title", "post")
        .containsEntry("kind", "entry");
    assertThat(answer.getMap("events[1].data"))
        .containsEntry("title", "mail")
        .containsEntry("sender", "bob")
        .containsEntry("collection", "@inbox");
    assertThat(answer.getMap("events[2].data")).isEqualTo(Map.of("from", "cid", "to", "ann"));
    assertThat(answer.getMap("events[3].data"))
        .isEqualTo(Map.of("group", "g", "title", "Gardeners"));
    assertThat(answer.getBoolean("complete")).isTrue();
    assertThat(types(rest("ann", "GET", "/events/missed?from=e1-5-" + TIME))).isEqualTo(ALL);
  }

  /** By Cypher, the text of an answer has no limit. */
  @Test
  void isToldInPartWhereAFriendHasPostedMoreThanAnAnswerHas() {
    assumeTrue(mode == QueryMode.NATIVE);
    happen();
    graph(
        """
        MATCH (stream:ActivityStream {owner: 'bob'})-[newest:NEWEST]->(entry)
        SET entry.title = reduce(text = 'x', i IN range(1, 25) | text + text)
        """);
    JsonPath answer = rpc("ann", METHOD, FROM);
    assertThat(types(answer)).isEqualTo(ALL.subList(1, 4));
    assertThat(answer.getBoolean("complete")).isFalse();
  }

  @Test
  void isToldInXml() {
    happen();
    assertThat(calls.xml(Tokens.viewer("ann"), "/events/missed?from=e1-5-" + TIME))
        .contains("<title>mail</title>", "<from>cid</from>", "<complete>true</complete>");
  }

  @Test
  void namesWhatAMessageAnswers() {
    String asked =
        rest("ann", "POST", "/messages/@me/@outbox", "{'title': '?', 'recipients': ['bob']}")
            .getString("id");
    rest(
        "bob",
        "POST",
        "/messages/@me/@outbox",
        "{'title': '!', 'recipients': ['ann'], 'inReplyTo': '%s'}".formatted(asked));
    assertThat(rpc("ann", METHOD, FROM).getMap("events[0].data"))
        .containsEntry("title", "!")
        .containsEntry("inReplyTo", asked);
  }

  @Test
  void namesWhatACommentIsAbout() {
    rest(
        "bob",
        "POST",
        "/activitystreams/@me/@self",
        "{'target': {'id': 'p'}, 'object': {'objectType': 'comment',"
            + " 'inReplyTo': [{'id': 'p', 'author': {'id': 'ann'}}]}}");
    assertThat(rpc("ann", METHOD, FROM).getMap("events[0].data"))
        .containsEntry("inReplyTo", "p")
        .containsEntry("inReplyToAuthor", "ann");
  }

  /** As of what comes at once. */
  @Test
  void isNothingOfFriendsWhomABlockKeepsFromEachOther() {
    post("bob", "post");
    graph(
        "MATCH (a:Person {id: 'ann'}), (b:Person {id: 'bob'}) CREATE (a)-[:BLOCKS {since: 2}]->(b)");
    assertThat(types(rpc("ann", METHOD, FROM))).isEmpty();
    graph("MATCH (a)-[block:BLOCKS]->(b) CREATE (b)-[:BLOCKS {since: 2}]->(a) DELETE block");
    assertThat(types(rpc("ann", METHOD, FROM))).isEmpty();
    graph("MATCH ()-[block:BLOCKS]->() DELETE block");
    assertThat(types(rpc("ann", METHOD, FROM))).containsExactly("activity.posted");
  }

  @Test
  void isNothingOfWhatCameBefore() {
    happen();
    long after = NOW.plusSeconds(3_600).toEpochMilli();
    graph("MATCH (a:ActivityEntry) SET a.moment = 1");
    assertThat(types(rpc("ann", METHOD, "{from: 'e1-5-%d'}".formatted(after))))
        .containsExactly("friendship.requested", "group.invited");
  }

  /** What is stamped when its transaction begins may be committed two minutes later. */
  @Test
  void isAlsoWhatWasCommittedLongAfterItsTransactionHadBegun() {
    happen();
    graph("MATCH (a:ActivityEntry) SET a.moment = " + NOW.toEpochMilli());
    long later = NOW.plusSeconds(115).toEpochMilli();
    assertThat(types(rpc("ann", METHOD, "{from: 'e1-5-%d'}".formatted(later)))).isEqualTo(ALL);
  }

  @Test
  void isNothingOfOthers() {
    happen();
    post("cid", "of no friend");
    assertThat(types(rpc("bob", METHOD, FROM))).isEmpty();
    assertThat(types(rpc("ann", METHOD, FROM))).isEqualTo(ALL);
  }

  @Test
  void isOnlyOfTheKindsThatTheScopesOfATokenReach() {
    happen();
    assertThat(types(scoped("messages:read"))).contains("message.received");
    assertThat(types(scoped("messages:read"))).doesNotContain("activity.posted");
    assertThat(types(scoped("activities:read", "friends:read")))
        .contains("activity.posted")
        .doesNotContain("message.received");
    assertThat(types(scoped("people:read"))).doesNotContain("message.received", "activity.posted");
  }

  private JsonPath scoped(String... scopes) {
    SecurityToken token = new ClientToken("1", "ann", Scopes.of(List.of(scopes)), Instant.MAX);
    return calls.rpc(token, METHOD, FROM);
  }

  @Test
  void saysWhereItIsNotAll() {
    graph(
        """
        MATCH (ann:Person {id: 'ann'})
        UNWIND range(1, 101) AS i
        CREATE (:Person {id: 'p' + i})-[:FRIEND_REQUEST {since: i}]->(ann)
        """);
    JsonPath answer = rpc("ann", METHOD, FROM);
    assertThat(types(answer)).hasSize(MissedEvents.MAX);
    assertThat(answer.getBoolean("complete")).isFalse();
    graph("MATCH (:Person {id: 'p1'})-[r:FRIEND_REQUEST]->() DELETE r");
    assertThat(rpc("ann", METHOD, FROM).getBoolean("complete")).isTrue();
    graph(
        """
        MATCH (ann:Person {id: 'ann'})
        UNWIND range(1, 100) AS i CREATE (ann)-[:MEMBER_OF {since: %d}]->(:Group {id: 'g' + i})
        """
            .formatted(TIME));
    assertThat(rpc("ann", METHOD, FROM).getBoolean("complete")).isFalse();
  }

  @Test
  void isTheGroupsThatOneHasJoinedWithTheRolesOfNow() {
    rest("ann", "POST", "/groups/ann", "{'title': 'Own'}");
    graph(
        """
        MATCH (ann:Person {id: 'ann'}), (bob:Person {id: 'bob'}), (own:Group)
        SET own.id = 'own'
        CREATE (ann)-[:MEMBER_OF {since: %1$d, role: 'admin'}]->(g:Group {id: 'g', closed: true}),
          (ann)-[:MEMBER_OF {since: %1$d}]->(:Group {id: 'a'}),
          (ann)-[:MEMBER_OF {since: %1$d - 120000}]->(:Group {id: 'old'}),
          (ann)-[:MEMBER_OF]->(:Group {id: 'timeless'}), (ann)-[:OWNER_OF]->(:Group {id: 'owned'}),
          (ann)-[:MEMBER_OF {since: %1$d}]->(before:Group {id: 'before'}),
          (ann)-[:MEMBER_OF {since: 5}]->(before),
          (bob)-[:MEMBER_OF {since: %1$d}]->(g)
        """
            .formatted(TIME));
    JsonPath answer = rpc("ann", METHOD, FROM);
    assertThat(answer.getList("events.data"))
        .isEqualTo(
            List.of(
                Map.of("group", "own", "role", "owner"),
                Map.of("group", "a", "role", "member"),
                Map.of("group", "g", "role", "admin")));
    assertThat(types(answer)).containsOnly("group.joined");
    assertThat(answer.getList("events.person")).containsOnly("ann");
    assertThat(types(scoped("groups:read"))).hasSize(3);
    assertThat(types(scoped("skills:read"))).isEmpty();
  }

  @Test
  void isTheEndorsementsOfOnesSkills() {
    rpc("ann", "skills.add", "{skill: 'Chess'}");
    rpc("bob", "skills.add", "{skill: 'Chess'}");
    rpc("bob", "skills.endorse", "{userId: 'ann', skill: 'chess'}");
    rpc("ann", "skills.endorse", "{userId: 'bob', skill: 'chess'}");
    graph(
        """
        MATCH (own:PersonSkill {owner: 'ann'}), (cid:Person {id: 'cid'})
        CREATE (cid)-[:ENDORSES {since: %1$d - 120000}]->(own), (cid)-[:ENDORSES]->(own),
          (cid)-[:ENDORSES {since: %1$d}]->(own)
        """
            .formatted(TIME));
    JsonPath answer = rpc("ann", METHOD, FROM);
    assertThat(answer.getList("events.data"))
        .isEqualTo(
            List.of(
                Map.of("skill", "Chess", "endorser", "bob"),
                Map.of("skill", "Chess", "endorser", "cid")));
    assertThat(types(answer)).containsOnly("skill.endorsed");
    assertThat(answer.getList("events.person")).containsOnly("ann");
    assertThat(types(scoped("skills:read"))).hasSize(2);
    assertThat(types(scoped("groups:read"))).isEmpty();
  }

  @Test
  void isAlsoWhatHasNoTimeInTheGraph() {
    send("bob", "mail");
    graph("MATCH (m:Message) SET m.timeSent = 'yesterday'");
    assertThat(types(rpc("ann", METHOD, FROM))).containsExactly("message.received");
  }

  @Test
  void isForThoseWhoAreSignedInAndSaySinceWhen() {
    assertRefused(401, () -> calls.rpc(Tokens.anonymous(), METHOD, FROM));
    assertRefused(400, () -> rpc("ann", METHOD, "{}"));
    assertRefused(400, () -> rpc("ann", METHOD, "{from: 'yesterday'}"));
  }
}
