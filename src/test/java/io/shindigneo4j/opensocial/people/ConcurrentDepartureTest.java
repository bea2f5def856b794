package io.shindigneo4j.opensocial.people;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.messages.MailboxAudit;
import io.shindigneo4j.testing.HandlerContract;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Who goes while others write")
class ConcurrentDepartureTest extends HandlerContract {

  private static final int ROUNDS = 6;
  private static final String MAIL = "{\"title\": \"T\", \"recipients\": [\"ann\", \"bob\"]}";

  /** What belongs to people, and has nobody any more. */
  private static final String DANGLING =
      """
      MATCH (n:!Request&!Revocation&!RevocationLog)
      WHERE NOT EXISTS { (n)--*(owner:Person|Group) }
        OR n:MessageCopy AND NOT EXISTS { (:Person {id: n.owner}) }
      RETURN labels(n) AS labels, n {.*} AS node
      """;

  @Test
  void getsMailBeforeThatOrIsUnknown() throws Exception {
    register("bob", "cid");
    for (int round = 0; round < ROUNDS; round++) {
      register("ann");
      List<String> sent = Collections.synchronizedList(new ArrayList<>());
      List<Callable<?>> clients = new ArrayList<>();
      for (String sender : List.of("bob", "cid", "bob", "cid", "bob", "cid")) {
        clients.add(() -> sent.add(create(sender, "/messages/@me/@outbox", MAIL)));
      }
      clients.add(() -> rest("ann", "DELETE", "/people/@me/@self"));
      List<Integer> statuses = together(clients);
      assertThat(statuses).isSubsetOf(OK, 404).last().isEqualTo(OK);
      assertThat(statuses.stream().filter(status -> status == OK)).hasSize(sent.size() + 1);
      assertSound();
      assertThat(value("MATCH (m:Message) RETURN collect(m.id) AS value"))
          .asInstanceOf(InstanceOfAssertFactories.LIST)
          .containsAll(sent);
      assertThat(
              value("MATCH (c:MessageCopy {owner: 'bob', status: 'NEW'}) RETURN count(c) AS value"))
          .isEqualTo(value("MATCH (m:Message) RETURN count(m) AS value"));
    }
  }

  @Test
  void writesToTheLastAndLeavesNothing() throws Exception {
    register("bob");
    for (int round = 0; round < ROUNDS; round++) {
      register("ann");
      String album = create("ann", "/albums/@me/@self", "{\"title\": \"A\"}");
      List<Callable<?>> clients =
          Stream.<Callable<?>>of(
                  () -> rest("ann", "DELETE", "/people/@me/@self"),
                  () -> create("ann", "/albums/@me/@self?requestId=r1", "{\"title\": \"A\"}"),
                  () -> create("ann", "/mediaItems/@me/@self/" + album, "{\"title\": \"I\"}"),
                  () -> rest("ann", "PUT", "/appdata/@me/@self/@app", "{\"a\": 1}"),
                  () -> create("ann", "/activitystreams/@me/@self?requestId=r2", "{}"),
                  () -> create("ann", "/messages/@me?requestId=r3", "{\"title\": \"C\"}"),
                  () -> create("ann", "/messages/@me/@outbox?requestId=r4", MAIL),
                  () -> create("ann", "/groups/@me?requestId=r5", "{\"title\": \"G\"}"),
                  () -> rest("bob", "POST", "/people/@me/@friends", "{\"id\": \"ann\"}"))
              .toList();
      assertThat(together(clients)).isSubsetOf(OK, 404).first().isEqualTo(OK);
      assertSound();
      assertThat(value("MATCH (r:Request) RETURN count(r) AS value")).isEqualTo(0L);
      assertThat(value("MATCH (n:Person|Album|AppData|ActivityStream) RETURN count(n) AS value"))
          .as("Bob, who has none of these")
          .isEqualTo(1L);
    }
  }

  @Test
  void goesAtTheSameTimeAsAllWithWhomTheyWrite() throws Exception {
    List<String> people = List.of("ann", "bob", "cid", "eve");
    for (int round = 0; round < ROUNDS; round++) {
      register(people.toArray(String[]::new));
      for (String sender : people) {
        create(sender, "/messages/@me/@outbox", MAIL);
      }
      List<Callable<?>> clients = new ArrayList<>();
      people.forEach(person -> clients.add(() -> rest(person, "DELETE", "/people/@me/@self")));
      assertThat(together(clients)).containsOnly(OK);
      assertThat(value("MATCH (n:!Revocation&!RevocationLog) RETURN collect(labels(n)) AS value"))
          .isEqualTo(List.of());
    }
  }

  private void register(String... ids) {
    for (String id : ids) {
      rest(id, "POST", "/people/@me/@self", "{}");
    }
  }

  private String create(String viewer, String target, String body) {
    return rest(viewer, "POST", target, body).getString("id");
  }

  private void assertSound() {
    MailboxAudit.assertSound(driver);
    assertThat(driver.run(Statement.cypher(DANGLING)).join().records()).isEmpty();
  }
}
