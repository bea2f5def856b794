package io.shindigneo4j.testing;

import java.util.Map;
import org.neo4j.graphdb.GraphDatabaseService;

/** A person's inbox with as many messages as one likes, of which each page looks alike. */
public final class FullInbox {

  /** Whose it is. */
  public static final String READER = "reader";

  private static final String CREATE =
      """
      MERGE (reader:Person {id: $reader})
      CREATE (reader)-[:HAS_COLLECTION {since: 0}]->(inbox:MessageCollection {
        id: '@inbox', title: 'Inbox', total: $messages, unread: $messages, moment: $messages,
        updated: $time})
      WITH inbox UNWIND range($messages, 1, -1) AS moment
      CREATE (copy:MessageCopy {id: 'm' + moment, owner: $reader, collection: '@inbox',
          status: 'NEW', moment: moment, updated: $time})
        -[:COPY_OF]->(:Message {id: 'm' + moment, senderId: 'somebody', recipients: [$reader],
          title: 'A title of the usual length', body: 'Some words of content', timeSent: $time})
      WITH inbox, collect(copy) AS copies
      WITH inbox, copies, copies[0] AS newest
      CREATE (inbox)-[:NEWEST]->(newest)
      WITH copies UNWIND range(1, size(copies) - 1) AS place
      WITH copies[place - 1] AS newer, copies[place] AS older
      CREATE (newer)-[:OLDER]->(older)
      """;

  private static final String ANSWER =
      """
      MATCH (:MessageCollection)-[:NEWEST]->(copy)-[:COPY_OF]->(message)
      SET copy.replies = ['m1']
      WITH message UNWIND range(1, $replies) AS i
      CREATE (:MessageCopy {id: 'r' + i, owner: 'somebody', collection: '@inbox', status: 'NEW'})
        -[:COPY_OF]->(:Message {id: 'r' + i})-[:REPLY_TO]->(message)
      """;

  private FullInbox() {}

  /** Puts it into a graph that has none. */
  public static void create(GraphDatabaseService database, long messages) {
    database.executeTransactionally(
        CREATE, Map.of("reader", READER, "messages", messages, "time", "2026-01-01T00:00:00.000Z"));
  }

  /** Others answer the newest message, to others. */
  public static void answer(GraphDatabaseService database, long replies) {
    database.executeTransactionally(ANSWER, Map.of("replies", replies));
  }
}
