package io.shindigneo4j.benchmark;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import java.time.Duration;
import java.util.List;

/** Writes a population into an empty graph, as the page on the data model has it. */
final class PopulationLoader {

  private static final int BATCH = 500;
  private static final Duration TIMEOUT = Duration.ofSeconds(60);

  private static final String PEOPLE =
      """
      UNWIND $rows AS row
      CREATE (person:Person) SET person = row.properties
      WITH person, row UNWIND row.entries AS entry
      CREATE (person)-[:$(entry.type) {position: 0}]->(node:$(entry.label))
      SET node = entry.properties
      """;

  private static final String FRIENDSHIPS =
      """
      UNWIND $rows AS row
      MATCH (a:Person {id: row[0]}), (b:Person {id: row[1]})
      CREATE (a)-[:FRIEND_OF {since: row[2]}]->(b), (b)-[:FRIEND_OF {since: row[2]}]->(a)
      """;

  private static final String STREAMS =
      """
      UNWIND $rows AS row
      MATCH (person:Person {id: row.owner})
      CREATE (person)-[:HAS_STREAM]->(stream:ActivityStream {kind: 'entry', application: 'app',
        owner: row.owner, total: size(row.items), moment: row.items[0].moment})
      WITH person, stream, row
      CALL (person, row) {
        UNWIND row.items AS item
        CREATE (entry:ActivityEntry)-[:ACTOR]->(person) SET entry = item
        WITH entry ORDER BY entry.moment DESC
        RETURN collect(entry) AS items
      }
      WITH stream, items, items[0] AS newest, items[-1] AS oldest
      CREATE (stream)-[:NEWEST]->(newest), (stream)-[:OLDEST]->(oldest)
      """;

  private static final String INBOXES =
      """
      UNWIND $rows AS row
      MATCH (reader:Person {id: row.owner})
      CREATE (reader)-[:HAS_COLLECTION {since: 0}]->(inbox:MessageCollection {id: '@inbox',
        title: 'Inbox', total: size(row.items), unread: size(row.items),
        moment: row.items[0].copy.moment, updated: row.items[0].copy.updated})
      WITH inbox, row
      CALL (row) {
        UNWIND row.items AS item
        MATCH (sender:Person {id: item.message.senderId})
        CREATE (copy:MessageCopy)-[:COPY_OF]->(message:Message)<-[:SENT]-(sender)
        SET copy = item.copy, message = item.message
        WITH copy ORDER BY copy.moment DESC
        RETURN collect(copy) AS items
      }
      WITH inbox, items, items[0] AS newest
      CREATE (inbox)-[:NEWEST]->(newest)
      """;

  /** Follows on what has collected items, the newest first. */
  private static final String CHAIN =
      """
      WITH items UNWIND range(1, size(items) - 1) AS place
      WITH items[place - 1] AS newer, items[place] AS older
      CREATE (newer)-[:OLDER]->(older)
      """;

  private final GraphDriver driver;

  PopulationLoader(GraphDriver driver) {
    this.driver = driver;
  }

  void load(Population population) {
    write(PEOPLE, population.people());
    write(FRIENDSHIPS, population.friendships());
    write(STREAMS + CHAIN, population.streams());
    write(INBOXES + CHAIN, population.inboxes());
  }

  private void write(String text, List<?> rows) {
    Statement statement = Statement.cypher(text).writing().within(TIMEOUT);
    for (int first = 0; first < rows.size(); first += BATCH) {
      List<?> batch = rows.subList(first, Math.min(first + BATCH, rows.size()));
      driver.run(statement.with("rows", List.copyOf(batch))).join();
    }
  }
}
