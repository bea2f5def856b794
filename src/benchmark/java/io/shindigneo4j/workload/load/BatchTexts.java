package io.shindigneo4j.workload.load;

import io.shindigneo4j.workload.row.RowKind;
import java.util.EnumMap;
import java.util.Map;

/** The Cypher texts that write batches of rows of each kind, according to docs/data-model.md. */
final class BatchTexts {

  /**
   * Skips a batch that has been written, so that it can be sent again. The check takes place when
   * the lock on the marker is held, because another load may have finished and removed the markers.
   */
  private static final String ONCE =
      """
      MERGE (batch:LoadedBatch {key: $key})
      WITH batch, batch.load IS NULL AND NOT EXISTS { (:LoadedNetwork {load: $load}) } AS isNew
      SET batch.load = $load
      WITH isNew
      WHERE isNew
      UNWIND $rows AS row
      """;

  private static final String PEOPLE =
      """
      CREATE (person:Person)
      SET person = row.properties
      CREATE (person)-[:HAS_EMAIL {position: 0}]->(email:Email)
      SET email = row.email
      FOREACH (place IN range(0, size(row.addresses) - 1) |
        CREATE (person)-[:HAS_ADDRESS {position: place}]->(address:Address)
        SET address = row.addresses[place])
      FOREACH (place IN range(0, size(row.organizations) - 1) |
        CREATE (person)-[:HAS_ORGANIZATION {position: place}]->(organization:Organization)
        SET organization = row.organizations[place])
      """;

  private static final String GROUPS =
      """
      MATCH (owner:Person {id: row.owner})
      CREATE (owner)-[:OWNER_OF]->(:Group {id: row.id, title: row.title, description: row.description})
      """;

  private static final String MEMBERSHIPS =
      """
      MATCH (person:Person {id: row.person}), (group:Group {id: row.group})
      CREATE (person)-[:MEMBER_OF {since: row.since}]->(group)
      """;

  private static final String FRIENDSHIPS =
      """
      MATCH (one:Person {id: row.person}), (other:Person {id: row.friend})
      CREATE (one)-[:FRIEND_OF {since: row.since}]->(other),
        (other)-[:FRIEND_OF {since: row.since}]->(one)
      """;

  /** Links collected items to a chain, the newest first. */
  private static final String CHAIN =
      """
      UNWIND range(1, size(items) - 1) AS place
      WITH items[place - 1] AS newer, items[place] AS older
      CREATE (newer)-[:OLDER]->(older)
      """;

  private static final String ACTIVITIES =
      """
      MATCH (person:Person {id: row.owner})
      CREATE (person)-[:HAS_STREAM]->(stream:ActivityStream {kind: 'entry', application: '',
        owner: row.owner, total: size(row.items), moment: row.items[0].moment})
      WITH person, stream, row
      CALL (person, row) {
        UNWIND range(0, size(row.items) - 1) AS place
        CREATE (entry:ActivityEntry)-[:ACTOR]->(person)
        SET entry = row.items[place]
        WITH place, entry
        ORDER BY place
        RETURN collect(entry) AS items
      }
      WITH stream, items, items[0] AS newest, items[-1] AS oldest
      CREATE (stream)-[:NEWEST]->(newest), (stream)-[:OLDEST]->(oldest)
      WITH items
      """
          + CHAIN;

  private static final String MESSAGES =
      """
      MATCH (sender:Person {id: row.message.senderId})
      CREATE (sender)-[:SENT]->(message:Message)
      SET message = row.message
      WITH message, row
      UNWIND row.message.recipients AS recipient
      CREATE (copy:MessageCopy {id: row.message.id, owner: recipient, collection: '@inbox', status: 'NEW',
        updated: row.message.timeSent, moment: row.moment})-[:COPY_OF]->(message)
      """;

  private static final String INBOX =
      """
      MATCH (copy:MessageCopy)
      WHERE copy.owner = row AND copy.id IS NOT NULL
      WITH person, copy
      ORDER BY copy.moment DESC
      WITH person, collect(copy) AS items
      WITH person, items, items[0] AS newest
      CREATE (person)-[:HAS_COLLECTION {since: 0}]->(inbox:MessageCollection {id: '@inbox', title: 'Inbox',
        total: size(items), unread: size(items), moment: newest.moment, updated: newest.updated})
      CREATE (inbox)-[:NEWEST]->(newest)
      WITH items
      """
          + CHAIN;

  private static final String ALBUM_TIMELINE =
      """
      MATCH (person)-[:HAS_ALBUM]->(album:Album)
      WITH person, album
      ORDER BY album.moment DESC
      WITH person, collect(album) AS items
      WITH person, items, items[0] AS newest
      CREATE (person)-[:HAS_ALBUM_TIMELINE]->
        (:AlbumTimeline {application: '', total: size(items), moment: newest.moment})-[:NEWEST]->(newest)
      WITH items
      """
          + CHAIN;

  /** Creates the timeline of a person from all items; the rows are ids of people. */
  static final String TIMELINES =
      ONCE
          + """
          MATCH (person:Person {id: row})
          CALL (person, row) {
          %s}
          CALL (person) {
          %s}
          """
              .formatted(INBOX, ALBUM_TIMELINE);

  private static final String ALBUMS =
      """
      MATCH (person:Person {id: row.owner})
      CREATE (person)-[:HAS_ALBUM]->(album:Album)
      SET album = row.album
      WITH album, row
      CALL (album, row) {
        UNWIND range(0, size(row.items) - 1) AS place
        CREATE (album)-[:HAS_MEDIA_ITEM]->(item:MediaItem)
        SET item = row.items[place]
        WITH place, item
        ORDER BY place
        RETURN collect(item) AS items
      }
      CALL (album, row) {
        UNWIND row.kinds AS counted
        CREATE (album)-[:HAS_MEDIA_KIND]->(kind:MediaKind)
        SET kind = counted
      }
      WITH album, items, items[0] AS newest
      WHERE newest IS NOT NULL
      CREATE (album)-[:HAS_MEDIA_TIMELINE]->
        (:MediaTimeline {application: '', total: size(items), moment: newest.moment})-[:NEWEST]->(newest)
      WITH items
      """
          + CHAIN;

  private static final Map<RowKind, String> TEXTS = new EnumMap<>(RowKind.class);

  static {
    TEXTS.put(RowKind.PERSON, ONCE + PEOPLE);
    TEXTS.put(RowKind.GROUP, ONCE + GROUPS);
    TEXTS.put(RowKind.MEMBERSHIP, ONCE + MEMBERSHIPS);
    TEXTS.put(RowKind.FRIENDSHIP, ONCE + FRIENDSHIPS);
    TEXTS.put(RowKind.ACTIVITIES, ONCE + ACTIVITIES);
    TEXTS.put(RowKind.MESSAGE, ONCE + MESSAGES);
    TEXTS.put(RowKind.ALBUM, ONCE + ALBUMS);
  }

  private BatchTexts() {}

  /** The text that writes {@code $rows}, a list of {@link RowParameters}. */
  static String text(RowKind kind) {
    return TEXTS.get(kind);
  }
}
