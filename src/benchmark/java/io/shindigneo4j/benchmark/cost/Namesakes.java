package io.shindigneo4j.benchmark.cost;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.neo4j.graphdb.GraphDatabaseService;

/**
 * People with 2,197 given names and as many family names, so that each prefix of a name matches
 * many. Each has one of a hundred organisations and about 25 friends. The data are the same in each
 * run.
 */
final class Namesakes {

  private static final int BATCH = 2_000;
  private static final int FRIENDS = 12;
  private static final int ORGANIZATIONS = 100;
  private static final long SEED = 1;

  private static final List<String> SYLLABLES =
      List.of("an", "ber", "cor", "da", "el", "fin", "gar", "ho", "is", "jo", "kel", "lo", "mar");

  private static final String PEOPLE =
      """
      UNWIND $rows AS row
      CREATE (person:Person {id: row.id, displayName: row.given + ' ' + row.family,
        `name.givenName`: row.given, `name.familyName`: row.family,
        thumbnailUrl: 'http://example.org/' + row.id, interests: [row.interest]})
      CREATE (person)-[:HAS_ORGANIZATION {position: 0}]->
        (:Organization {name: row.organization, title: row.title})
      """;

  private static final String FRIENDSHIPS =
      """
      UNWIND $rows AS row
      MATCH (a:Person {id: row[0]}), (b:Person {id: row[1]})
      CREATE (a)-[:FRIEND_OF {since: 0}]->(b), (b)-[:FRIEND_OF {since: 0}]->(a)
      """;

  private final GraphDatabaseService database;
  private final Random random = new Random(SEED);

  private Namesakes(GraphDatabaseService database) {
    this.database = database;
  }

  static String id(int place) {
    return "person%06d".formatted(place);
  }

  static void create(GraphDatabaseService database, int people) {
    Namesakes namesakes = new Namesakes(database);
    List<Object> rows = new ArrayList<>();
    List<Object> friendships = new ArrayList<>();
    for (int place = 0; place < people; place++) {
      rows.add(namesakes.person(place));
      for (int i = 0; i < FRIENDS; i++) {
        friendships.add(List.of(id(place), id(namesakes.random.nextInt(people))));
      }
    }
    namesakes.write(PEOPLE, rows);
    namesakes.write(FRIENDSHIPS, friendships);
  }

  private Map<String, Object> person(int place) {
    int organization = random.nextInt(ORGANIZATIONS);
    return Map.of(
        "id",
        id(place),
        "given",
        name(),
        "family",
        name(),
        "interest",
        name(),
        "title",
        name(),
        "organization",
        (organization == 0 ? "Acme" : name()) + " Ltd");
  }

  private String name() {
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < 3; i++) {
      name.append(SYLLABLES.get(random.nextInt(SYLLABLES.size())));
    }
    name.setCharAt(0, Character.toUpperCase(name.charAt(0)));
    return name.toString();
  }

  private void write(String text, List<Object> rows) {
    for (int first = 0; first < rows.size(); first += BATCH) {
      List<Object> batch = rows.subList(first, Math.min(first + BATCH, rows.size()));
      database.executeTransactionally(text, Map.of("rows", List.copyOf(batch)));
    }
  }
}
