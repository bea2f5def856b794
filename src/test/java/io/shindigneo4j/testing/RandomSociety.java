package io.shindigneo4j.testing;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.random.RandomGenerator;

/**
 * People who are tied by chance, few or many times, in one direction or both, some twice and some
 * to themselves; with requests, blocks, dismissals, and groups of which some are closed. At times
 * there are nodes as only a graph from elsewhere has them: people whose ids are no texts, and
 * robots, who are no people, between people.
 */
public final class RandomSociety {

  private static final List<String> WORDS = List.of("", "a", "B", "ä", "日", "😀", "\uFFFD", "z");
  private static final List<String> BETWEEN_PEOPLE =
      List.of("FRIEND_REQUEST", "BLOCKS", "DISMISSED");
  private static final List<String> TO_GROUPS =
      List.of("MEMBER_OF", "MEMBER_OF", "MEMBER_OF", "OWNER_OF", "INVITED_TO");

  private static final List<Object> CLOSED = List.of(true, false, "yes", "");
  private static final List<Object> ODD_IDS = List.of(7L, -2.5, true, false);

  private final RandomGenerator random;
  private final List<String> people = new ArrayList<>();
  private final List<Object> groups = new ArrayList<>();
  private final List<Object> ties = new ArrayList<>();
  private final List<Object> oddities = new ArrayList<>();
  private final List<Object> robots = new ArrayList<>();

  public RandomSociety(RandomGenerator random) {
    this.random = random;
    int size = 1 + random.nextInt(30);
    for (int i = 0; i < size; i++) {
      people.add(WORDS.get(random.nextInt(WORDS.size())) + i);
    }
    for (int i = 0; i < 4; i++) {
      groups.add(Map.of("id", "g" + i, "title", "t" + i % 2, "closed", any(CLOSED)));
    }
    tieFriends(size * random.nextInt(4));
    for (int i = random.nextInt(8); i > 0; i--) {
      tie(BETWEEN_PEOPLE, somebody(), somebody());
    }
    for (int i = random.nextInt(size); i > 0; i--) {
      tie(TO_GROUPS, somebody(), "g" + random.nextInt(groups.size()));
    }
    if (random.nextInt(3) == 0) {
      addOddities();
    }
    for (int i = random.nextInt(5); i > 0; i--) {
      robots.add(Map.of("id", "robot" + i, "from", somebody(), "to", somebody(), "group", group()));
    }
  }

  /** Some people without texts for ids, one of them without any. */
  private void addOddities() {
    List<Object> ids = new ArrayList<>(ODD_IDS);
    ids.add(null);
    Collections.shuffle(ids, new Random(random.nextLong()));
    for (Object id : ids.subList(0, 1 + random.nextInt(ids.size()))) {
      Map<String, Object> oddity = new HashMap<>();
      oddity.put("id", id);
      oddity.put("friend", somebody());
      oddity.put("other", somebody());
      oddities.add(oddity);
    }
  }

  private Object any(List<Object> values) {
    return values.get(random.nextInt(values.size()));
  }

  private void tieFriends(int count) {
    for (int i = 0; i < count; i++) {
      String from = somebody();
      String to = somebody();
      tie(List.of("FRIEND_OF"), from, to);
      if (random.nextInt(4) > 0) {
        tie(List.of("FRIEND_OF"), to, from);
      }
    }
  }

  private void tie(List<String> types, String from, String to) {
    String type = types.get(random.nextInt(types.size()));
    ties.add(Map.of("from", from, "to", to, "type", type));
  }

  private String somebody() {
    return people.get(random.nextInt(people.size()));
  }

  /** Somebody, or at times nobody. */
  public String person() {
    return random.nextInt(20) == 0 ? "nobody" : somebody();
  }

  /** Some people, of whom some may be nobody, and some the same. */
  public List<String> persons() {
    List<String> some = new ArrayList<>(List.of(person()));
    for (int i = random.nextInt(3); i > 0; i--) {
      some.add(person());
    }
    return some;
  }

  /** A group, or at times none. */
  public String group() {
    return "g" + random.nextInt(groups.size() + 1);
  }

  public void create(GraphDriver driver) {
    Map<String, Object> parameters = new HashMap<>();
    parameters.put("people", people);
    parameters.put("groups", groups);
    parameters.put("ties", ties);
    parameters.put("oddities", oddities);
    parameters.put("robots", robots);
    driver
        .run(
            Statement.cypher(
                    """
                    UNWIND $people AS id
                    CREATE (:Person {id: id, displayName: 'Name of ' + id})
                      -[:HAS_EMAIL {position: 0}]->(:Email {value: id})
                    WITH count(*) AS people
                    UNWIND $groups AS row
                    CREATE (g:Group) SET g = row
                    WITH count(*) AS groups
                    CALL () {
                      UNWIND $ties AS row
                      MATCH (from:Person {id: row.from}), (to:Person|Group {id: row.to})
                      CREATE (from)-[:$(row.type)]->(to)
                    }
                    CALL () {
                      UNWIND $robots AS row
                      MATCH (from:Person {id: row.from}), (to:Person {id: row.to})
                      CREATE (from)-[:FRIEND_OF]->(robot:Robot {id: row.id})-[:FRIEND_OF]->(to),
                        (to)-[:FRIEND_OF]->(robot)-[:FRIEND_REQUEST]->(from)
                      WITH robot, row
                      MATCH (group:Group {id: row.group})
                      CREATE (robot)-[:MEMBER_OF]->(group), (robot)-[:FRIEND_OF]->(group)
                    }
                    UNWIND $oddities AS row
                    MATCH (friend:Person {id: row.friend}), (other:Person {id: row.other})
                    CREATE (friend)-[:FRIEND_OF]->(odd:Person {displayName: 'Odd'})-[:FRIEND_OF]->(other)
                    SET odd.id = row.id
                    """)
                .with(parameters)
                .writing())
        .join();
  }
}
