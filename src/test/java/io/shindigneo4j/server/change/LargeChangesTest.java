package io.shindigneo4j.server.change;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HeardEvents;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("What one person can write is an event, and no gap for all")
@ExtendWith(SharedGraphServer.class)
class LargeChangesTest {

  private GraphServer server;
  private HeardEvents heard;

  @BeforeEach
  void begin(GraphServer shared) {
    server = shared;
    run("CREATE (:Person {id: 'a'})");
    heard = new HeardEvents(server);
  }

  @AfterEach
  void end() {
    heard.close();
  }

  private void run(String text) {
    server.database("neo4j").executeTransactionally(text);
  }

  private List<String> events() {
    return heard.next().stream()
        .map(each -> each.type() + " " + each.person() + " " + each.data())
        .toList();
  }

  @Test
  void doesNotNameAThousandLongKeys() {
    run(
        "MATCH (a:Person {id: 'a'}) CREATE (a)-[:HAS_APP_DATA]->(d:AppData {application: 'app'})"
            + " WITH d UNWIND range(1, 1000) AS i"
            + " CREATE (d)-[:HAS_VALUE]->(:AppDataValue {key: i + reduce(s = '',"
            + " j IN range(1, 500) | s + 'x'), text: '1', size: 1})");
    assertThat(events()).containsExactly("appData.changed a {application=app}");
  }

  @Test
  void doesNotNameAHundredFields() {
    run("MATCH (a:Person {id: 'a'}) SET a += " + fields());
    assertThat(events()).containsExactly("person.updated a {}");
  }

  private static String fields() {
    StringBuilder map = new StringBuilder("{f0: 1");
    for (int i = 1; i < 100; i++) {
      map.append(", f").append(i).append(": 1");
    }
    return map.append('}').toString();
  }

  @Test
  void tellsOfATieToAGroupWhoseMemberHasTwentyThousandOthers() {
    run(
        "MATCH (a:Person {id: 'a'}) UNWIND range(1, 20000) AS i"
            + " CREATE (a)-[:MEMBER_OF {since: 1}]->(:Group {id: 'g' + i})");
    events();
    run("MATCH (a:Person {id: 'a'}), (g:Group {id: 'g7'}) CREATE (a)-[:OWNER_OF]->(g)");
    assertThat(events()).containsExactly("group.role a {group=g7, role=owner}");
  }

  @Test
  void doesNotTellThatASalaryHasChanged() {
    run(
        "MATCH (a:Person {id: 'a'})"
            + " CREATE (a)-[:HAS_ORGANIZATION {position: 0}]->(:Organization {salary: '1'})");
    assertThat(events()).containsExactly("person.updated a {fields=[organizations]}");
    run("MATCH (o:Organization) SET o.salary = '2'");
    assertThat(events()).isEmpty();
  }
}
