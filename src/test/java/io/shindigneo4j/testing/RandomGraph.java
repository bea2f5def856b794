package io.shindigneo4j.testing;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.schema.people.PersonDetail;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * People, friendships and groups by chance, with many equal and missing values, so that order and
 * filters are put to the test.
 */
public final class RandomGraph {

  private static final List<String> WORDS =
      List.of(
          "", "a", "ab", "abc", "b", "B", "ä", "日本", "😀", "\uFFFD", "x'y\"z", "0", "10", "true");

  private static final List<Double> NUMBERS =
      List.of(0.0, -0.0, 1.84, -1.5, 10.0, 1e7, 1.5e-5, 1e300);

  private final RandomGenerator random;
  private final List<String> people = new ArrayList<>();
  private final List<String> groups = new ArrayList<>();

  /** The profiles as they were created, by id. */
  private final Map<String, Object> rows = new LinkedHashMap<>();

  public RandomGraph(RandomGenerator random) {
    this.random = random;
  }

  /** The ids of all people, and one of nobody. */
  public String somebody() {
    return random.nextInt(10) == 0 ? "nobody" : people.get(random.nextInt(people.size()));
  }

  public String someGroup() {
    return random.nextInt(10) == 0 ? "none" : groups.get(random.nextInt(groups.size()));
  }

  public String word() {
    return WORDS.get(random.nextInt(WORDS.size()));
  }

  /** A time that some people were changed at. */
  public String moment() {
    return "2020-01-01T00:00:0" + random.nextInt(3) + ".000Z";
  }

  public void create(GraphDriver driver) {
    int size = 1 + random.nextInt(25);
    for (int i = 0; i < size; i++) {
      people.add("p" + i + word());
    }
    for (int i = 0; i < 1 + random.nextInt(5); i++) {
      groups.add("g" + i);
    }
    createPeople(driver);
    createGroups(driver);
    connect(driver, "FRIEND_OF", people, size * 4);
    connect(driver, "MEMBER_OF", groups, size * 2);
    connect(driver, "OWNER_OF", groups, 4);
    connect(driver, "INVITED_TO", groups, size);
    connect(driver, "FRIEND_REQUEST", people, size);
    addOddities(driver);
  }

  /** What no service makes, but a graph may hold: nodes without id, and with other labels. */
  private static void addOddities(GraphDriver driver) {
    driver
        .run(
            Statement.cypher(
                    """
                    MATCH (person:Person) WITH person ORDER BY person.id LIMIT 3
                    CREATE (person)-[:FRIEND_OF {since: 2}]->(:Person {displayName: 'nameless'}),
                      (person)-[:FRIEND_OF]->(:Robot {id: 'robot' + person.id}),
                      (person)-[:MEMBER_OF]->(club:Club {title: 'club'})<-[:MEMBER_OF]-(:Robot)
                    """)
                .writing())
        .join();
  }

  private void createPeople(GraphDriver driver) {
    for (String id : people) {
      rows.put(id, Map.of("id", id, "properties", properties(id), "entries", entries()));
    }
    driver
        .run(
            Statement.cypher("UNWIND $rows AS row CREATE (person:Person {id: row.id})")
                .with("rows", List.copyOf(rows.values()))
                .writing())
        .join();
    people.forEach(id -> restore(driver, id));
  }

  /** Makes a profile what it was at first; does nothing for nobody. */
  public void restore(GraphDriver driver, String id) {
    if (!rows.containsKey(id)) {
      return;
    }
    driver
        .run(
            Statement.cypher(
                    """
                    MATCH (person:Person {id: $row.id}) SET person = $row.properties
                    WITH person
                    CALL (person) { MATCH (person)-->(e) WHERE NOT e:Person|Group DETACH DELETE e }
                    WITH person UNWIND $row.entries AS e
                    CREATE (person)-[:$(e.type) {position: e.position}]->(n:$(e.label))
                    SET n = e.properties
                    """)
                .with("row", rows.get(id))
                .writing())
        .join();
  }

  private Map<String, Object> properties(String id) {
    Map<String, Object> properties = new LinkedHashMap<>();
    properties.put("id", id);
    maybe(properties, "displayName", word());
    maybe(properties, "name.formatted", word());
    maybe(properties, "age", (long) random.nextInt(-2, 12));
    maybe(properties, "utcOffset", random.nextBoolean() ? 1L << 60 : (1L << 60) + 1);
    maybe(properties, "updated", moment());
    maybe(properties, "hasApp", random.nextBoolean());
    maybe(properties, "bodyType.height", NUMBERS.get(random.nextInt(NUMBERS.size())));
    maybe(properties, "tags", List.of(word(), word()));
    maybe(properties, "books", List.of());
    return properties;
  }

  private void maybe(Map<String, Object> properties, String key, Object value) {
    if (random.nextInt(3) > 0) {
      properties.put(key, value);
    }
  }

  private List<Object> entries() {
    List<Object> entries = new ArrayList<>();
    for (PersonDetail detail : PersonDetail.values()) {
      for (int position = 0; position < random.nextInt(3); position++) {
        Map<String, Object> properties = new LinkedHashMap<>();
        maybe(properties, "value", word());
        maybe(properties, "type", random.nextBoolean() ? "Thumbnail" : word());
        maybe(properties, "primary", random.nextBoolean());
        entries.add(
            Map.of(
                "type",
                detail.relationshipType(),
                "label",
                detail.label(),
                "position",
                (long) position,
                "properties",
                properties));
      }
    }
    return entries;
  }

  private void createGroups(GraphDriver driver) {
    List<Object> rows = new ArrayList<>();
    for (String id : groups) {
      Map<String, Object> properties = new LinkedHashMap<>();
      properties.put("id", id);
      maybe(properties, "title", word());
      maybe(properties, "description", word());
      maybe(properties, "closed", random.nextBoolean());
      maybe(properties, "updated", moment());
      rows.add(properties);
    }
    driver
        .run(
            Statement.cypher("UNWIND $rows AS row CREATE (group:Group) SET group = row")
                .with("rows", rows)
                .writing())
        .join();
  }

  /** Some pairs twice, some from a person to itself, some without a beginning. */
  private void connect(GraphDriver driver, String type, List<String> targets, int count) {
    List<Object> rows = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Map<String, Object> properties = new LinkedHashMap<>();
      maybe(properties, "since", (long) random.nextInt(5));
      rows.add(
          Map.of(
              "from", people.get(random.nextInt(people.size())),
              "to", targets.get(random.nextInt(targets.size())),
              "properties", properties));
    }
    driver
        .run(
            Statement.cypher(
                    """
                    UNWIND $rows AS row
                    MATCH (from:Person {id: row.from}), (to:Person|Group {id: row.to})
                    CREATE (from)-[relationship:$($type)]->(to) SET relationship = row.properties
                    """)
                .with("rows", rows)
                .with("type", type)
                .writing())
        .join();
  }
}
