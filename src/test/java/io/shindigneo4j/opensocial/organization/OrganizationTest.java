package io.shindigneo4j.opensocial.organization;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.HandlerContract;
import io.shindigneo4j.testing.JsonPath;
import io.shindigneo4j.testing.OverBolt;
import io.shindigneo4j.testing.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.apache.shindig.auth.SecurityToken;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Bob and Cid report to Ann, Dan to Bob, Eve to Cid; Fay is in nobody's hierarchy. */
@OverBolt
@DisplayName("In the hierarchy everybody has one manager at most")
class OrganizationTest extends HandlerContract {

  private static final String REPORTS =
      "MATCH (a)-[:REPORTS_TO]->(b) WITH a, b ORDER BY a.id, b.id"
          + " RETURN collect(a.id + b.id) AS value";

  @BeforeEach
  void people() {
    graph(
        "UNWIND ['a', 'b', 'c', 'd', 'e', 'f'] AS id"
            + " CREATE (:Person {id: id, displayName: toUpper(id)})");
    for (String pair : List.of("ba", "ca", "db", "ec")) {
      report(pair.substring(0, 1), pair.substring(1));
    }
  }

  @Test
  void managersAreListedFromTheNearestOn() {
    assertThat(ids("/organization/d/@managers")).containsExactly("b", "a");
    assertThat(ids("/organization/a/@managers")).isEmpty();
    JsonPath page = rest("f", "GET", "/organization/d/@managers?startIndex=1&fields=displayName");
    assertThat(page.getList("list.displayName")).containsExactly("A");
    assertThat(page.getInt("totalResults")).isEqualTo(2);
    refused(404, "f", "GET", "/organization/nobody/@managers");
    refused(400, "f", "GET", "/organization/d/@managers?sortBy=displayName");
    assertRefused(401, () -> calls.rest(Tokens.anonymous(), "GET", "/organization/d/@managers"));
  }

  @Test
  void theManagerMayBeTheOwner() {
    SecurityToken f = Tokens.of("a", "f");
    calls.rest(f, "PUT", "/organization/@me/@manager/@owner");
    assertThat(ids("/organization/f/@managers")).containsExactly("a");
    JsonPath path = calls.rest(f, "GET", "/organization/@me/hierarchypath/@owner");
    assertThat(path.getList("list.id")).containsExactly("f", "a");
  }

  @Test
  void reportsAreListedById() {
    assertThat(ids("/organization/a/@reports")).containsExactly("b", "c");
    assertThat(ids("/organization/d/@reports")).isEmpty();
    JsonPath page = rest("f", "GET", "/organization/a/@reports?count=1&sortBy=displayName");
    assertThat(page.getList("list.id")).containsExactly("b");
    assertThat(page.getInt("totalResults")).isEqualTo(2);
    refused(404, "f", "GET", "/organization/nobody/@reports");
    assertThat(rpc("f", "organization.reports", "{userId: 'b'}").getList("list.id"))
        .containsExactly("d");
  }

  @Test
  void theWayLeadsByTheFirstCommonSuperior() {
    assertThat(path("d", "e")).containsExactly("d", "b", "a", "c", "e");
    assertThat(path("d", "c")).containsExactly("d", "b", "a", "c");
    assertThat(path("d", "a")).containsExactly("d", "b", "a");
    assertThat(path("a", "e")).containsExactly("a", "c", "e");
    assertThat(path("d", "d")).containsExactly("d");
    assertThat(path("d", "f")).isEmpty();
    refused(404, "f", "GET", "/organization/d/hierarchypath/nobody");
    refused(404, "f", "GET", "/organization/nobody/hierarchypath/d");
    refused(400, "f", "GET", "/organization/d,e/hierarchypath/a");
    assertThat(
            rpc("f", "organization.hierarchyPath", "{userId: 'b', targetId: 'c'}")
                .getList("list.id"))
        .containsExactly("b", "a", "c");
  }

  @Test
  void peopleThemselvesSayWhomTheyReportTo() {
    report("d", "c");
    assertThat(ids("/organization/d/@managers")).containsExactly("c", "a");
    assertThat(value(REPORTS)).isEqualTo(List.of("ba", "ca", "dc", "ec"));
    refused(403, "a", "PUT", "/organization/d/@manager/a");
    refused(404, "d", "PUT", "/organization/@me/@manager/nobody");
    refused(404, "nobody", "PUT", "/organization/@me/@manager/a");
    refused(400, "d", "PUT", "/organization/@me/@manager/d");
    refused(400, "d", "PUT", "/organization/@me/@manager", "{}");
    assertRefused(401, () -> calls.rest(Tokens.anonymous(), "PUT", "/organization/d/@manager/a"));
    rpc("d", "organization.setManager", "{personId: 'a'}");
    rest("f", "POST", "/organization/@me/@manager", "{\"id\": \"a\"}");
    assertThat(ids("/organization/a/@reports")).containsExactly("b", "c", "d", "f");
  }

  @Test
  void whoSaysTheSameAgainHasReportedSinceThen() {
    graph("MATCH ({id: 'b'})-[r:REPORTS_TO]->() SET r.since = 5");
    report("b", "a");
    assertThat(value("MATCH ({id: 'b'})-[r:REPORTS_TO]->() RETURN r.since AS value")).isEqualTo(5L);
    report("d", "a");
    assertThat(value("MATCH ({id: 'd'})-[r:REPORTS_TO]->() RETURN r.since AS value"))
        .isEqualTo(NOW.toEpochMilli());
  }

  @Test
  void nobodyReportsToWhoReportsToThem() {
    for (String manager : List.of("b", "d")) {
      refused(409, "a", "PUT", "/organization/@me/@manager/" + manager);
    }
    refused(409, "b", "PUT", "/organization/@me/@manager/d");
    assertThat(value(REPORTS)).isEqualTo(List.of("ba", "ca", "db", "ec"));
  }

  @Test
  void thePersonOrTheManagerEndIt() {
    refused(403, "a", "DELETE", "/organization/d/@manager");
    refused(403, "f", "DELETE", "/organization/d/@manager");
    rest("b", "DELETE", "/organization/d/@manager");
    rest("e", "DELETE", "/organization/@me/@manager");
    refused(404, "e", "DELETE", "/organization/@me/@manager");
    assertRefused(401, () -> calls.rest(Tokens.anonymous(), "DELETE", "/organization/b/@manager"));
    assertThat(value(REPORTS)).isEqualTo(List.of("ba", "ca"));
  }

  @Test
  void whoGoesLeavesReportsWithoutAManager() {
    rest("b", "DELETE", "/people/@me/@self");
    assertThat(ids("/organization/d/@managers")).isEmpty();
    assertThat(path("d", "e")).isEmpty();
  }

  @Test
  void circlesOfAGraphFromElsewhereEnd() {
    graph("MATCH (a {id: 'a'}), (d {id: 'd'}) CREATE (a)-[:REPORTS_TO]->(d)");
    assertThat(ids("/organization/a/@managers")).containsExactly("d", "b");
    assertThat(path("b", "d")).containsExactly("b", "d");
    refused(409, "b", "PUT", "/organization/@me/@manager/d");
    report("a", "f");
    assertThat(ids("/organization/d/@managers")).containsExactly("b", "a", "f");
  }

  @Test
  void changesThatWouldCloseACircleTogetherDoNot() throws Exception {
    for (int round = 0; round < 10; round++) {
      graph("MATCH ()-[r:REPORTS_TO]->() DELETE r");
      List<String> ids = List.of("a", "b", "c", "d", "e", "f");
      List<Callable<?>> changes = new ArrayList<>();
      for (int i = 0; i < ids.size(); i++) {
        String id = ids.get(i);
        String next = ids.get((i + 1) % ids.size());
        changes.add(() -> rest(id, "PUT", "/organization/@me/@manager/" + next));
      }
      assertThat(together(changes)).containsOnly(OK, 409).containsOnlyOnce(409);
      assertThat(value("MATCH (p)-[:REPORTS_TO*]->(p) RETURN count(p) AS value")).isEqualTo(0L);
    }
  }

  @Test
  void managersGivenAtTheSameTimeLeaveOne() throws Exception {
    List<Callable<?>> changes = new ArrayList<>();
    for (String manager : List.of("a", "b", "c", "d", "e")) {
      changes.add(() -> rest("f", "PUT", "/organization/@me/@manager/" + manager));
    }
    assertThat(together(changes)).containsOnly(OK);
    assertThat(ids("/organization/f/@managers")).isNotEmpty();
    assertThat(value("MATCH ({id: 'f'})-[r:REPORTS_TO]->() RETURN count(r) AS value"))
        .isEqualTo(1L);
  }

  @Test
  void listsAndWaysAreWrittenAsXml() {
    assertThat(calls.xml(Tokens.viewer("f"), "/organization/d/hierarchypath/a"))
        .contains("<id>d</id>", "<id>b</id>", "<id>a</id>");
    assertThat(calls.xml(Tokens.viewer("f"), "/organization/d/@managers")).contains("<id>b</id>");
  }

  private void report(String person, String manager) {
    rest(person, "PUT", "/organization/@me/@manager/" + manager);
  }

  private List<String> path(String from, String to) {
    return ids("/organization/" + from + "/hierarchypath/" + to);
  }

  private List<String> ids(String target) {
    return rest("f", "GET", target).getList("list.id");
  }
}
