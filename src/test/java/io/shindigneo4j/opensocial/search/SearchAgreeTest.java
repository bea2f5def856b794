package io.shindigneo4j.opensocial.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.people.Viewpoint.Reach;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Comparison;
import io.shindigneo4j.schema.query.ListQuery.Filter;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.ListQuery.Target;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.search.NamePrefix;
import io.shindigneo4j.schema.search.SearchOperations;
import io.shindigneo4j.schema.search.SearchOperations.CompletePeople;
import io.shindigneo4j.schema.search.SearchOperations.FindPeople;
import io.shindigneo4j.schema.search.SearchText;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import io.shindigneo4j.testing.RandomCases;
import io.shindigneo4j.testing.Seeds;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("Native and Cypher find the same people in the same order")
@ExtendWith(SharedGraphServer.class)
class SearchAgreeTest {

  private static final int PEOPLE = 40;
  private static final int GROUPS = 5;
  private static final int QUESTIONS = 20;
  private static final List<String> WORDS =
      List.of("an", "Ann", "anna", "Anna-Lena", "ro", "Rose", "Rosen", "O'Neill", "日本", "ÄÖ", "x1");

  private RandomGenerator random;
  private GraphDriver driver;
  private GraphDriver bolt;

  @Seeds(exhaustive = 12)
  void whateverIsAsked(long seed, GraphServer server) {
    try (GraphDriver first = server.driver();
        GraphDriver second = Link.BOLT.driver(server)) {
      driver = first;
      bolt = second;
      RandomCases.check(
          seed,
          choices -> {
            server.clear();
            ask(choices);
          });
    }
  }

  private void ask(RandomGenerator choices) {
    random = choices;
    create();
    for (int i = 0; i < QUESTIONS; i++) {
      agree(SearchOperations.PEOPLE, search());
      agree(SearchOperations.COMPLETE, completion());
    }
  }

  private <P extends Record> void agree(Operation<P, ?> operation, P parameters) {
    Result expected = run(driver, QueryMode.NATIVE, operation, parameters);
    for (GraphDriver link : List.of(driver, bolt)) {
      Result actual = run(link, QueryMode.CYPHER, operation, parameters);
      assertThat(actual.columns()).isEqualTo(expected.columns());
      assertThat(actual.records()).as("%s", parameters).isEqualTo(expected.records());
    }
  }

  private static <P extends Record> Result run(
      GraphDriver driver, QueryMode mode, Operation<P, ?> operation, P parameters) {
    return new OperationRunner(driver, mode).runUntyped(operation, parameters).join();
  }

  private FindPeople search() {
    SearchText text = SearchText.of(text(), random.nextInt(4) > 0);
    Target name = Target.property("displayName");
    ListQuery query =
        new ListQuery(
            random.nextInt(4) == 0 ? new Filter(name, Comparison.CONTAINS, "nn") : null,
            null,
            new Sort(random.nextInt(4) == 0 ? name : null, random.nextInt(4) > 0),
            page());
    return new FindPeople(text, viewpoint(), query, selection());
  }

  private CompletePeople completion() {
    return new CompletePeople(NamePrefix.of(text()), viewpoint(), random.nextInt(12), selection());
  }

  private String text() {
    String text = part(word());
    return random.nextInt(3) == 0 ? text + " " + part(word()) : text;
  }

  private String part(String word) {
    return word.substring(0, 1 + random.nextInt(word.length()));
  }

  private Page page() {
    return new Page(random.nextInt(4), random.nextInt(15));
  }

  private Viewpoint viewpoint() {
    Reach reach = random.nextInt(3) > 0 ? Reach.EVERYBODY : Reach.values()[random.nextInt(3)];
    return new Viewpoint(random.nextInt(6) == 0 ? null : "p" + random.nextInt(PEOPLE + 1), reach);
  }

  private static Selection selection() {
    return new Selection(List.of("id", "displayName"), List.of("HAS_ORGANIZATION"));
  }

  private String word() {
    return WORDS.get(random.nextInt(WORDS.size()));
  }

  private void create() {
    driver
        .run(
            Statement.cypher(
                    """
                    UNWIND $people AS row
                    CREATE (person:Person) SET person = row.person
                    WITH person, row UNWIND row.organizations AS entry
                    CREATE (person)-[:HAS_ORGANIZATION {position: entry.position}]->(o:Organization)
                    SET o = entry.properties
                    """)
                .with("people", people())
                .writing())
        .join();
    driver
        .run(
            Statement.cypher("UNWIND $groups AS row CREATE (group:Group) SET group = row")
                .with("groups", groups())
                .writing())
        .join();
    connect("MEMBER_OF", "g", GROUPS, 30);
    connect("OWNER_OF", "g", GROUPS, 5);
    connect("INVITED_TO", "g", GROUPS, 10);
    connect("FRIEND_OF", "p", PEOPLE, 120);
  }

  private List<Object> people() {
    List<Object> rows = new ArrayList<>();
    for (int i = 0; i < PEOPLE; i++) {
      Map<String, Object> person = new HashMap<>(Map.of("id", "p" + i));
      maybe(person, "displayName", word() + " " + word());
      maybe(person, "name.familyName", word());
      maybe(person, "nickname", word());
      maybe(person, "interests", List.of(word(), word() + " " + word()));
      maybe(person, "tags", List.of(word()));
      List<Object> entries = new ArrayList<>();
      for (long position = 0; position < random.nextInt(3); position++) {
        Map<String, Object> properties = new HashMap<>();
        maybe(properties, "name", word());
        maybe(properties, "title", word());
        entries.add(Map.of("position", position, "properties", properties));
      }
      rows.add(Map.of("person", person, "organizations", entries));
    }
    return rows;
  }

  private List<Object> groups() {
    List<Object> rows = new ArrayList<>();
    for (int i = 0; i < GROUPS; i++) {
      rows.add(Map.of("id", "g" + i, "title", word(), "closed", random.nextBoolean()));
    }
    return rows;
  }

  private void maybe(Map<String, Object> properties, String key, Object value) {
    if (random.nextInt(3) == 0) {
      properties.put(key, value);
    }
  }

  private void connect(String type, String prefix, int targets, int count) {
    List<List<String>> pairs = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      pairs.add(List.of("p" + random.nextInt(PEOPLE), prefix + random.nextInt(targets)));
    }
    driver
        .run(
            Statement.cypher(
                    """
                    UNWIND $pairs AS pair
                    MATCH (from:Person {id: pair[0]}), (to:Person|Group {id: pair[1]})
                    CREATE (from)-[:$($type)]->(to)
                    """)
                .with(Map.of("pairs", pairs, "type", type))
                .writing())
        .join();
  }
}
