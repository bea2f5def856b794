package io.shindigneo4j.opensocial.skills;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.DeletePerson;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.people.Viewpoint.Reach;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Comparison;
import io.shindigneo4j.schema.query.ListQuery.Filter;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.ListQuery.Target;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.skills.SkillName;
import io.shindigneo4j.schema.skills.SkillOperations;
import io.shindigneo4j.schema.skills.SkillOperations.AddSkill;
import io.shindigneo4j.schema.skills.SkillOperations.CompleteSkill;
import io.shindigneo4j.schema.skills.SkillOperations.Endorse;
import io.shindigneo4j.schema.skills.SkillOperations.ListEndorsements;
import io.shindigneo4j.schema.skills.SkillOperations.ListEndorsers;
import io.shindigneo4j.schema.skills.SkillOperations.ListSkilled;
import io.shindigneo4j.schema.skills.SkillOperations.ListSkills;
import io.shindigneo4j.schema.skills.SkillOperations.RemoveSkill;
import io.shindigneo4j.schema.skills.SkillOperations.WithdrawEndorsement;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.RandomCases;
import io.shindigneo4j.testing.Seeds;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("Native and Cypher make the same of skills, and answer the same")
@ExtendWith(SharedGraphServer.class)
class SkillsAgreeTest {

  private static final int STEPS = 20;
  private static final int PEOPLE = 5;
  private static final List<String> NAMES =
      List.of("Java", "JAVA", "java ee", "C/C++", "ÄÖ", "日本語");

  private static final String CONTENTS =
      """
      MATCH (n)
      OPTIONAL MATCH (n)-[r]->(m)
      WITH labels(n) AS labels, n {.*} AS node, type(r) AS type, r {.*} AS link, m {.*} AS other
      ORDER BY labels, node.id, node.owner, node.key, type, other.id, other.owner, other.key
      RETURN collect([labels, node, type, link, other]) AS contents
      """;

  private RandomGenerator random;
  private GraphDriver driver;

  /** Both modes take the same steps, each on a graph of its own. */
  @Seeds(exhaustive = 12)
  void whateverIsDone(long seed, GraphServer server) {
    try (GraphDriver connected = server.driver()) {
      driver = connected;
      RandomCases.check(seed, this::compare);
    }
  }

  private record Step<P extends Record>(Operation<P, ?> operation, P parameters) {

    Result run(GraphDriver driver, QueryMode mode) {
      return new OperationRunner(driver, mode).runUntyped(operation, parameters).join();
    }
  }

  private void compare(RandomGenerator choices) {
    random = choices;
    List<List<String>> friends = friends();
    List<Step<?>> steps = new ArrayList<>();
    for (int i = 0; i < STEPS; i++) {
      steps.add(random.nextBoolean() ? write() : read());
    }
    List<Object> expected = outcomes(friends, steps, QueryMode.NATIVE);
    List<Object> actual = outcomes(friends, steps, QueryMode.CYPHER);
    for (int i = 0; i < steps.size(); i++) {
      assertThat(actual.get(i)).as("step %d: %s", i, steps.get(i)).isEqualTo(expected.get(i));
    }
  }

  private List<Object> outcomes(List<List<String>> friends, List<Step<?>> steps, QueryMode mode) {
    prepare(friends);
    List<Object> outcomes = new ArrayList<>();
    for (Step<?> step : steps) {
      Result answer = step.run(driver, mode);
      outcomes.add(List.of(answer.columns(), answer.records(), contents(step.operation())));
    }
    return outcomes;
  }

  private Object contents(Operation<?, ?> operation) {
    return operation.writes()
        ? driver.run(Statement.cypher(CONTENTS)).join().first().orElseThrow().values()
        : List.of();
  }

  private void prepare(List<List<String>> friends) {
    driver.run(Statement.cypher("MATCH (n) DETACH DELETE n").writing()).join();
    driver
        .run(
            Statement.cypher(
                    """
                    UNWIND range(0, $people - 1) AS i
                    CREATE (:Person {id: 'p' + i, displayName: 'P' + i % 2})
                    WITH count(*) AS people
                    UNWIND $friends AS pair
                    MATCH (a:Person {id: pair[0]}), (b:Person {id: pair[1]})
                    MERGE (a)-[:FRIEND_OF]->(b)
                    """)
                .with(Map.of("people", (long) PEOPLE, "friends", friends))
                .writing())
        .join();
  }

  private List<List<String>> friends() {
    List<List<String>> friends = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      friends.add(List.of("p" + random.nextInt(PEOPLE), "p" + random.nextInt(PEOPLE)));
    }
    return friends;
  }

  private Step<?> write() {
    long now = random.nextInt(5);
    return switch (random.nextInt(12)) {
      case 0 -> new Step<>(SkillOperations.REMOVE, new RemoveSkill(person(), key()));
      case 1 -> new Step<>(SkillOperations.WITHDRAW, withdrawal());
      case 2 -> new Step<>(PeopleOperations.DELETE, new DeletePerson(person(), now));
      case 3, 4, 5, 6, 7 -> new Step<>(SkillOperations.ENDORSE, endorsement(now));
      default -> new Step<>(SkillOperations.ADD, new AddSkill(person(), name(), now));
    };
  }

  private Endorse endorsement(long now) {
    int owner = random.nextInt(PEOPLE);
    String other = "p" + (owner + 1 + random.nextInt(PEOPLE)) % (PEOPLE + 1);
    return new Endorse("p" + owner, key(), new Viewpoint(other, any(Reach.values())), now);
  }

  private WithdrawEndorsement withdrawal() {
    return new WithdrawEndorsement(person(), key(), person());
  }

  private Step<?> read() {
    return switch (random.nextInt(5)) {
      case 0 -> new Step<>(SkillOperations.PEOPLE, skilled());
      case 1 -> new Step<>(SkillOperations.ENDORSERS, endorsers());
      case 2 -> new Step<>(SkillOperations.COMPLETE, completion());
      case 3 -> new Step<>(SkillOperations.ENDORSEMENTS, endorsements());
      default -> new Step<>(SkillOperations.LIST, skills());
    };
  }

  private ListSkills skills() {
    return new ListSkills(
        person(),
        random.nextInt(3) == 0 ? key() : null,
        viewpoint(),
        new Page(random.nextInt(2), random.nextInt(5)),
        random.nextInt(3),
        selection());
  }

  private ListSkilled skilled() {
    return new ListSkilled(key(), viewpoint(), query(), selection());
  }

  private ListEndorsers endorsers() {
    return new ListEndorsers(person(), key(), viewpoint(), query(), selection());
  }

  private ListEndorsements endorsements() {
    return new ListEndorsements(person(), random.nextInt(-1, 4), random.nextInt(4));
  }

  private CompleteSkill completion() {
    String name = any(NAMES.toArray(String[]::new));
    String prefix = SkillName.keyPrefix(name.substring(0, random.nextInt(name.length() + 1)));
    return new CompleteSkill(prefix, viewpoint(), random.nextInt(4));
  }

  private ListQuery query() {
    Target name = Target.property("displayName");
    return new ListQuery(
        random.nextInt(3) == 0 ? new Filter(name, Comparison.CONTAINS, "1") : null,
        null,
        new Sort(random.nextInt(3) == 0 ? name : null, random.nextBoolean()),
        new Page(random.nextInt(2), random.nextInt(5)));
  }

  private Viewpoint viewpoint() {
    return new Viewpoint(random.nextInt(6) == 0 ? null : person(), any(Reach.values()));
  }

  private static Selection selection() {
    return new Selection(List.of("id", "displayName"), List.of("HAS_EMAIL"));
  }

  /** Somebody, or at times nobody. */
  private String person() {
    return "p" + random.nextInt(PEOPLE + 1);
  }

  private SkillName name() {
    return SkillName.of(any(NAMES.toArray(String[]::new)));
  }

  private String key() {
    return name().key();
  }

  @SafeVarargs
  private <T> T any(T... values) {
    return values[random.nextInt(values.length)];
  }
}
