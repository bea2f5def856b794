package io.shindigneo4j.opensocial.skills;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.HandlerContract;
import io.shindigneo4j.testing.JsonPath;
import io.shindigneo4j.testing.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Bob, Cid and Dan have Ann among their friends; Eve has not. */
@DisplayName("Skills belong to who says to have them, and are endorsed by friends")
class SkillsTest extends HandlerContract {

  private static final String GRAPH =
      "MATCH (n) WHERE n:Skill OR n:PersonSkill RETURN count(n) AS value";

  @BeforeEach
  void people() {
    graph(
        """
        UNWIND ['ann', 'bob', 'cid', 'dan', 'eve'] AS id
        CREATE (:Person {id: id, displayName: toUpper(id)})
        WITH count(*) AS people
        MATCH (ann:Person {id: 'ann'}), (friend:Person) WHERE friend.id IN ['bob', 'cid', 'dan']
        CREATE (friend)-[:FRIEND_OF {since: 1}]->(ann)
        """);
  }

  @Test
  void areAddedAndRemovedByTheirOwner() {
    add("ann", "Java");
    add("ann", "C++");
    assertThat(names("ann", "ann")).containsExactly("C++", "Java");
    rest("ann", "DELETE", "/skills/@me/java");
    assertThat(names("eve", "ann")).containsExactly("C++");
    refused(404, "ann", "DELETE", "/skills/@me/java");
    refused(404, "ann", "GET", "/skills/@me/java");
    refused(404, "ann", "GET", "/skills/nobody");
    refused(404, "nobody", "POST", "/skills/@me/java");
    refused(400, "ann", "POST", "/skills/@me");
    assertRefused(401, () -> calls.rest(Tokens.anonymous(), "POST", "/skills/ann/x"));
    assertRefused(401, () -> calls.rest(Tokens.anonymous(), "GET", "/skills/ann"));
  }

  @Test
  void areOneWhateverTheCaseAndTheBlanks() {
    add("ann", "Project  Management");
    add("ann", " project management ");
    add("bob", "PROJECT\u00A0MANAGEMENT");
    assertThat(names("ann", "ann")).containsExactly("Project Management");
    assertThat(names("bob", "bob")).containsExactly("Project Management");
    assertThat(value(GRAPH)).isEqualTo(3L);
  }

  @Test
  void haveReadableNamesOfSomeLength() {
    for (String name : List.of(" ", "a\u0000b", "a\u202Eb", "\uD800", "x".repeat(101))) {
      refused(400, "ann", "POST", "/skills/@me/" + name);
    }
    add("ann", "x".repeat(100));
    add("ann", "😀");
    add("ann", "C'}) DETACH DELETE n //");
    rpc("ann", "skills.add", "{skill: 'C/C++'}");
    assertThat(names("ann", "ann")).hasSize(4).contains("C/C++", "😀");
  }

  @Test
  void areEndorsedOnceByEachFriend() {
    add("ann", "Java");
    endorse("bob", "ann", "java");
    endorse("cid", "ann", "JAVA");
    endorse("bob", "ann", "java");
    JsonPath skill = rest("bob", "GET", "/skills/ann/java");
    assertThat(skill.getString("name")).isEqualTo("Java");
    assertThat(skill.getInt("endorsements")).isEqualTo(2);
    assertThat(skill.getBoolean("endorsed")).isTrue();
    assertThat(skill.getList("endorsers.displayName")).containsExactly("BOB", "CID");
    assertThat(rest("eve", "GET", "/skills/ann/java").getBoolean("endorsed")).isFalse();
    rest("bob", "DELETE", "/skills/ann/java");
    refused(404, "bob", "DELETE", "/skills/ann/java");
    assertThat(rest("bob", "GET", "/skills/ann/java").getInt("endorsements")).isEqualTo(1);
    assertThat(rest("eve", "GET", "/skills/ann/java/@endorsements").getList("list.id"))
        .containsExactly("cid");
  }

  @Test
  void areNotEndorsedByTheirOwnerNorByStrangers() {
    add("ann", "Java");
    refused(400, "ann", "POST", "/skills/@me/java/@endorsements");
    refused(403, "eve", "POST", "/skills/ann/java");
    refused(403, "eve", "POST", "/skills/ann/unheard");
    refused(404, "bob", "POST", "/skills/ann/unheard");
    refused(404, "bob", "POST", "/skills/nobody/java");
    assertRefused(401, () -> calls.rest(Tokens.anonymous(), "POST", "/skills/ann/java"));
    assertThat(rest("ann", "GET", "/skills/@me/java").getInt("endorsements")).isZero();
  }

  @Test
  void areListedByEndorsementsThenByName() {
    for (String name : List.of("d", "c", "B", "a")) {
      add("ann", name);
    }
    endorse("bob", "ann", "c");
    endorse("cid", "ann", "c");
    endorse("dan", "ann", "d");
    assertThat(names("eve", "ann")).containsExactly("c", "d", "a", "B");
    JsonPath page = rest("eve", "GET", "/skills/ann?startIndex=1&count=2");
    assertThat(page.getList("list.name")).containsExactly("d", "a");
    assertThat(page.getInt("totalResults")).isEqualTo(4);
    refused(400, "eve", "GET", "/skills/ann?sortBy=name");
    refused(400, "eve", "GET", "/skills/ann?sortOrder=descending");
    refused(400, "eve", "GET", "/skills/ann?filterBy=name&filterValue=x");
    refused(400, "eve", "GET", "/skills/ann?count=-1");
  }

  @Test
  void leadToPeople() {
    for (String id : List.of("eve", "cid", "ann")) {
      add(id, "Java");
    }
    endorse("bob", "ann", "java");
    JsonPath people = rest("bob", "GET", "/skills/@people/JAVA?count=2");
    assertThat(people.getList("list.id")).containsExactly("ann", "cid");
    assertThat(people.getList("list.endorsements")).containsExactly(1, 0);
    assertThat(people.getInt("totalResults")).isEqualTo(3);
    assertThat(rpc("bob", "skills.people", "{skill: 'java', startIndex: 2}").getList("list.id"))
        .containsExactly("eve");
    assertThat(
            rest("bob", "GET", "/skills/@people/java?filterBy=displayName&filterValue=E")
                .getList("list.id"))
        .containsExactly("eve");
    assertThat(rest("bob", "GET", "/skills/@people/unheard").getInt("totalResults")).isZero();
    assertRefused(401, () -> calls.rest(Tokens.anonymous(), "GET", "/skills/@people/java"));
  }

  @Test
  void areCompletedFromWhatTheirNamesBeginWith() {
    add("ann", "Java");
    add("ann", "JavaScript");
    add("bob", "JavaScript");
    add("cid", "Scala");
    for (String target : List.of("/skills/@complete", "/autocomplete/skills")) {
      JsonPath found = rest("eve", "GET", target + "?fragment=JAV");
      assertThat(found.getList("list.name")).containsExactly("JavaScript", "Java");
      assertThat(found.getList("list.people")).containsExactly(2, 1);
      assertThat(rest("eve", "GET", target + "?fragment=jav&count=1").getList("list")).hasSize(1);
      assertThat(rest("eve", "GET", target).getList("list.name"))
          .containsExactly("JavaScript", "Java", "Scala");
      assertThat(rest("eve", "GET", target + "?fragment=%").getList("list")).isEmpty();
      refused(400, "eve", "GET", target + "?fragment=" + "x".repeat(101));
    }
    assertThat(rpc("eve", "autocomplete.skills", "{fragment: 's'}").getList("list.name"))
        .containsExactly("Scala");
  }

  @Test
  void areForgottenWithTheirLastOwner() {
    add("ann", "Java");
    add("bob", "Java");
    endorse("bob", "ann", "java");
    rest("ann", "DELETE", "/skills/@me/java");
    assertThat(rest("ann", "GET", "/skills/@complete").getList("list.people")).containsExactly(1);
    rest("bob", "DELETE", "/people/@me/@self");
    assertThat(value(GRAPH)).isEqualTo(0L);
    add("cid", "JAVA");
    assertThat(names("cid", "cid")).containsExactly("JAVA");
  }

  @Test
  void loseTheEndorsementsOfWhoGoes() {
    add("ann", "Java");
    endorse("bob", "ann", "java");
    rest("bob", "DELETE", "/people/@me/@self");
    JsonPath skill = rest("ann", "GET", "/skills/@me/java");
    assertThat(skill.getInt("endorsements")).isZero();
    assertThat(skill.getList("endorsers")).isEmpty();
  }

  @Test
  void areAHundredAtMost() {
    graph(
        """
        MATCH (ann:Person {id: 'ann'})
        UNWIND range(1, 99) AS i
        CREATE (ann)-[:HAS_SKILL]->(:PersonSkill {owner: 'ann', key: 's' + i})
          -[:IS_SKILL]->(:Skill {key: 's' + i, name: 'S' + i})
        """);
    add("ann", "the last");
    add("ann", "The Last");
    refused(409, "ann", "POST", "/skills/@me/one too many");
  }

  @Test
  void areNotDoubledByWhoeverAddsThemAtTheSameTime() throws Exception {
    List<Callable<?>> adds = new ArrayList<>();
    for (String id : List.of("ann", "bob", "cid", "dan")) {
      adds.add(() -> rest(id, "POST", "/skills/@me/Java"));
      adds.add(() -> rest(id, "POST", "/skills/@me/JAVA"));
    }
    assertThat(together(adds)).containsOnly(OK);
    assertThat(value("MATCH (s:Skill) RETURN count(s) AS value")).isEqualTo(1L);
    assertThat(value("MATCH (s:PersonSkill) RETURN count(s) AS value")).isEqualTo(4L);
    assertThat(value("MATCH (:PersonSkill)-[i:IS_SKILL]->() RETURN count(i) AS value"))
        .isEqualTo(4L);
  }

  @Test
  void areNeitherLostNorLeftByWhoeverAddsAndRemovesThemAtTheSameTime() throws Exception {
    List<String> ids = List.of("ann", "bob", "cid", "dan");
    for (int round = 0; round < 10; round++) {
      add("ann", "Java");
      add("bob", "Java");
      List<Callable<?>> changes = new ArrayList<>();
      for (String id : ids.subList(0, 2)) {
        changes.add(() -> rest(id, "DELETE", "/skills/@me/java"));
      }
      for (String id : ids.subList(2, 4)) {
        changes.add(() -> rest(id, "POST", "/skills/@me/Java"));
      }
      assertThat(together(changes)).containsOnly(OK);
      assertThat(rest("ann", "GET", "/skills/@people/java").getList("list.id"))
          .containsExactly("cid", "dan");
      for (String id : ids.subList(2, 4)) {
        rest(id, "DELETE", "/skills/@me/java");
      }
      assertThat(value(GRAPH)).isEqualTo(0L);
    }
  }

  @Test
  void areEndorsedOnceByWhoeverDoesSoAtTheSameTime() throws Exception {
    add("ann", "Java");
    List<Callable<?>> endorsements = new ArrayList<>();
    for (String id : List.of("bob", "cid", "dan")) {
      IntStream.range(0, 3)
          .forEach(i -> endorsements.add(() -> rest(id, "POST", "/skills/ann/java")));
    }
    assertThat(together(endorsements)).containsOnly(OK);
    assertThat(rest("ann", "GET", "/skills/@me/java").getInt("endorsements")).isEqualTo(3);
  }

  @Test
  void areWrittenAsXml() {
    add("ann", "Java");
    endorse("bob", "ann", "java");
    assertThat(calls.xml(Tokens.viewer("eve"), "/skills/ann"))
        .contains("<skill>", "<name>Java</name>", "<endorsements>1</endorsements>", "BOB");
    assertThat(calls.xml(Tokens.viewer("eve"), "/skills/ann/java"))
        .contains("<name>Java</name>", "<endorsements>1</endorsements>");
    assertThat(calls.xml(Tokens.viewer("eve"), "/skills/@people/java"))
        .contains("<id>ann</id>", "<endorsements>1</endorsements>");
    assertThat(calls.xml(Tokens.viewer("eve"), "/skills/@complete"))
        .contains("<name>Java</name>", "<people>1</people>");
  }

  private void add(String id, String name) {
    rest(id, "POST", "/skills/@me/" + name);
  }

  private void endorse(String viewer, String owner, String name) {
    rest(viewer, "POST", "/skills/" + owner + "/" + name);
  }

  private List<String> names(String viewer, String owner) {
    return rest(viewer, "GET", "/skills/" + owner).getList("list.name");
  }
}
