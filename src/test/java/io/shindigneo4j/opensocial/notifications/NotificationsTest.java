package io.shindigneo4j.opensocial.notifications;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.HandlerContract;
import io.shindigneo4j.testing.JsonPath;
import io.shindigneo4j.testing.OverBolt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@OverBolt
@DisplayName("What waits for a person")
class NotificationsTest extends HandlerContract {

  private static final long LATER = NOW.toEpochMilli();

  @BeforeEach
  void people() {
    graph(
        """
        CREATE (ann:Person {id: 'ann'}), (bob:Person {id: 'bob'}), (cid:Person {id: 'cid'}),
          (eve:Person {id: 'eve'}), (:Person {id: 'dan'}),
          (bob)-[:FRIEND_REQUEST {since: 5}]->(ann), (cid)-[:FRIEND_REQUEST]->(ann),
          (ann)-[:FRIEND_REQUEST {since: 9}]->(eve), (:Robot)-[:FRIEND_REQUEST {since: 8}]->(ann),
          (ann)-[:INVITED_TO {since: 3}]->(:Group {id: 'a'}),
          (ann)-[:INVITED_TO {since: 4}]->(:Group {id: 'b'}),
          (ann)-[:MEMBER_OF {since: 7}]->(:Group {id: 'c'}),
          (ann)-[:HAS_COLLECTION]->(:MessageCollection {id: '@inbox', total: 3, unread: 2}),
          (ann)-[:HAS_COLLECTION]->(:MessageCollection {id: 'other', total: 3, unread: 3})
        """);
  }

  @Test
  void isCounted() {
    JsonPath answer = rest("ann", "GET", "/notifications/@me");
    assertThat(answer.getMap("messages")).isEqualTo(Map.of("unread", 2));
    assertThat(answer.getMap("requests")).isEqualTo(Map.of("total", 2, "unseen", 2, "newest", 5));
    assertThat(answer.getMap("invitations"))
        .isEqualTo(Map.of("total", 2, "unseen", 2, "newest", 4));
    assertThat(rpc("bob", "notifications.get", "{}").getMap("requests"))
        .isEqualTo(Map.of("total", 0, "unseen", 0));
    assertThat(rpc("bob", "notifications.get", "{}").getInt("messages.unread")).isZero();
  }

  @Test
  void isNewAfterTheMomentUpToWhichItWasSeen() {
    assertThat(see("requests", 4)).isEqualTo(4);
    assertThat(rpc("ann", "notifications.get", "{}").getMap("requests"))
        .isEqualTo(Map.of("total", 2, "unseen", 1, "newest", 5, "seen", 4));
    assertThat(see("requests", 5)).isEqualTo(5);
    assertThat(unseen()).containsExactly(0, 2);
    assertThat(rest("ann", "PUT", "/notifications/@me/invitations?moment=3").getLong("seen"))
        .isEqualTo(3);
    assertThat(unseen()).containsExactly(0, 1);
    assertThat(marks()).isEqualTo(List.of("invitations 3", "requests 5"));
  }

  @Test
  void isNeverUnseenAgain() {
    see("requests", 5);
    assertThat(see("requests", 4)).isEqualTo(5);
    assertThat(see("requests", 5)).isEqualTo(5);
    assertThat(unseen()).containsExactly(0, 2);
  }

  @Test
  void isNotSeenBeforeItComes() {
    assertThat(see("requests", LATER + 1)).isEqualTo(LATER);
    assertThat(rpc("ann", "notifications.see", "{kind: 'invitations'}").getLong("seen"))
        .isEqualTo(LATER);
    assertThat(unseen()).containsExactly(0, 0);
  }

  @Test
  void followsWhatHappens() {
    see("requests", LATER);
    rpc("dan", "friendships.request", "{personId: 'ann'}");
    assertThat(unseen()).as("at the same moment").containsExactly(0, 2);
    graph("MATCH (:Person {id: 'dan'})-[r:FRIEND_REQUEST]->() SET r.since = r.since + 1");
    assertThat(unseen()).containsExactly(1, 2);
    rpc("ann", "friendships.deny", "{personId: 'dan'}");
    rpc("ann", "groups.decline", "{groupId: 'a'}");
    assertThat(unseen()).containsExactly(0, 1);
  }

  @Test
  void isThePersonsOwn() {
    refused(403, "bob", "GET", "/notifications/ann");
    refused(403, "bob", "PUT", "/notifications/ann/requests");
    refused(404, "nobody", "GET", "/notifications/@me");
    refused(404, "nobody", "PUT", "/notifications/@me/requests");
    refused(400, "ann", "PUT", "/notifications/@me/messages");
    refused(400, "ann", "PUT", "/notifications/@me/requests?moment=soon");
    refused(400, "ann", "PUT", "/notifications/@me/requests?moment=-1");
    assertRefused(400, () -> rpc("ann", "notifications.see", "{}"));
    assertThat(marks()).isEmpty();
  }

  @Test
  void goesWithThePerson() {
    see("requests", 5);
    see("invitations", 5);
    rpc("ann", "people.delete", "{groupId: '@self'}");
    assertThat(marks()).isEmpty();
  }

  /** All of which add to one mark. */
  @Test
  void keepsOneMarkOfManyWhoWriteAtTheSameTime() throws Exception {
    for (int round = 0; round < 5; round++) {
      List<Callable<?>> calls = new ArrayList<>();
      for (int i = 1; i <= 8; i++) {
        long moment = 8L * round + i;
        calls.add(
            () -> {
              long seen = see("requests", moment);
              assertThat(seen).isGreaterThanOrEqualTo(moment);
              return seen;
            });
      }
      assertThat(together(calls)).containsOnly(OK);
      assertThat(marks()).isEqualTo(List.of("requests " + (8 * round + 8)));
    }
  }

  @Test
  void isCountedExactlyWhileManyAsk() throws Exception {
    graph("UNWIND range(1, 12) AS i CREATE (:Person {id: 'p' + i})");
    List<Callable<?>> calls = new ArrayList<>();
    for (int i = 1; i <= 12; i++) {
      String asking = "p" + i;
      calls.add(() -> rpc(asking, "friendships.request", "{personId: 'ann'}"));
    }
    calls.add(() -> see("requests", 5));
    calls.add(() -> rpc("ann", "friendships.deny", "{personId: 'bob'}"));
    assertThat(together(calls)).containsOnly(OK);
    assertThat(rpc("ann", "notifications.get", "{}").getMap("requests"))
        .containsEntry("total", 13)
        .containsEntry("unseen", 12);
  }

  private long see(String kind, long moment) {
    return rpc("ann", "notifications.see", "{kind: '%s', moment: %d}".formatted(kind, moment))
        .getLong("seen");
  }

  private List<Integer> unseen() {
    JsonPath answer = rpc("ann", "notifications.get", "{}");
    return List.of(answer.getInt("requests.unseen"), answer.getInt("invitations.unseen"));
  }

  private List<?> marks() {
    return (List<?>)
        value(
            """
        MATCH (mark:SeenMark)
        WITH mark.kind + ' ' + mark.moment AS told ORDER BY told
        RETURN collect(told) AS value
        """);
  }
}
