package io.shindigneo4j.testing;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * A few people and groups, tied by chance in every way that people can be tied to each other and to
 * groups, some twice; small, so that it can be made again and again.
 */
public final class RandomBonds {

  private static final int PEOPLE = 5;
  private static final int GROUPS = 3;
  private static final int TIES = 22;
  private static final List<String> BETWEEN_PEOPLE =
      List.of("FRIEND_OF", "FRIEND_OF", "FRIEND_REQUEST", "FRIEND_REQUEST", "BLOCKS", "DISMISSED");
  private static final List<String> TO_GROUPS = List.of("MEMBER_OF", "OWNER_OF", "INVITED_TO");

  private final RandomGenerator random;
  private final List<Object> groups = new ArrayList<>();
  private final List<Object> ties = new ArrayList<>();
  private final List<Object> marks = new ArrayList<>();

  public RandomBonds(RandomGenerator random) {
    this.random = random;
    for (int i = 0; i < GROUPS; i++) {
      groups.add(Map.of("id", "g" + i, "title", "t" + i % 2, "closed", random.nextBoolean()));
    }
    for (int i = 0; i < TIES; i++) {
      ties.add(tie());
    }
    for (int i = random.nextInt(PEOPLE); i > 0; i--) {
      marks.add(mark());
    }
  }

  private Map<String, Object> mark() {
    return Map.of(
        "person",
        "p" + random.nextInt(PEOPLE),
        "kind",
        random.nextBoolean() ? "requests" : "invitations",
        "moment",
        (long) random.nextInt(4));
  }

  private Map<String, Object> tie() {
    boolean toGroup = random.nextInt(3) > 0;
    List<String> types = toGroup ? TO_GROUPS : BETWEEN_PEOPLE;
    Map<String, Object> properties = new HashMap<>();
    if (random.nextInt(4) > 0) {
      properties.put("since", (long) random.nextInt(4));
    }
    if (random.nextInt(3) == 0) {
      properties.put("role", "admin");
    }
    return Map.of(
        "from",
        "p" + random.nextInt(PEOPLE),
        "to",
        toGroup ? "g" + random.nextInt(GROUPS) : "p" + random.nextInt(PEOPLE),
        "type",
        types.get(random.nextInt(types.size())),
        "properties",
        properties);
  }

  /** Somebody, or at times nobody. */
  public String person() {
    return "p" + random.nextInt(PEOPLE + 1);
  }

  /** A group, or at times none. */
  public String group() {
    return "g" + random.nextInt(GROUPS + 1);
  }

  /** Makes the graph what it was at first. */
  public void reset(GraphDriver driver) {
    driver.run(Statement.cypher("MATCH (n) DETACH DELETE n").writing()).join();
    driver
        .run(
            Statement.cypher(
                    """
                    UNWIND range(0, $people - 1) AS i
                    CREATE (:Person {id: 'p' + i, displayName: 'P' + i % 2})
                      -[:HAS_EMAIL {position: 0}]->(:Email {value: 'e' + i})
                    WITH count(*) AS people
                    UNWIND $groups AS row
                    CREATE (g:Group) SET g = row
                    WITH count(*) AS groups
                    CALL () {
                      UNWIND $marks AS row
                      MATCH (person:Person {id: row.person})
                      CREATE (person)-[:HAS_SEEN]->(:SeenMark {kind: row.kind, moment: row.moment})
                    }
                    UNWIND $ties AS row
                    MATCH (from:Person {id: row.from}), (to:Person|Group {id: row.to})
                    CREATE (from)-[tie:$(row.type)]->(to) SET tie = row.properties
                    """)
                .with(
                    Map.of("people", (long) PEOPLE, "groups", groups, "ties", ties, "marks", marks))
                .writing())
        .join();
  }

  /** All that is in the graph, in an order that does not depend on how it came in. */
  public static List<?> contents(GraphDriver driver) {
    return driver
        .run(
            Statement.cypher(
                """
                MATCH (n)
                OPTIONAL MATCH (n)-[r]->(m)
                WITH labels(n) AS labels, n {.*} AS node, type(r) AS type, r {.*} AS tie,
                  coalesce(m.id, m.value, m.kind + m.moment) AS other
                ORDER BY labels, coalesce(node.id, node.value, node.key, node.kind + node.moment), type, other, tie.since,
                  tie.role
                RETURN collect([labels, node, type, tie, other]) AS contents
                """))
        .join()
        .first()
        .orElseThrow()
        .get("contents", List.class);
  }
}
