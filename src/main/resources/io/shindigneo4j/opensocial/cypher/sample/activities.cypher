// Loads streams of activities for people who have none yet; answers how many activities came in.
// Sample: {"streams": [{"kind": "entry", "label": "ActivityEntry", "owner": "john.doe", "application": "", "activities": [{"properties": {"id": "e", "title": "T", "document": "{}"}, "links": [{"role": "actor", "person": "john.doe"}]}]}], "now": 0}
UNWIND $streams AS row
MATCH (owner:Person {id: row.owner})
CREATE (owner)-[:HAS_STREAM]->(stream:ActivityStream {kind: row.kind, application: row.application, owner: row.owner})
SET stream.total = size(row.activities), stream.moment = $now + size(row.activities) - 1
WITH row, stream
CALL (row, stream) {
  UNWIND range(0, size(row.activities) - 1) AS position
  CREATE (item:$(row.label))
  SET item = row.activities[position].properties, item.owner = row.owner, item.application = row.application, item.moment = $now + position
  WITH stream, position, item, row.activities[position].links AS links
  CALL (item, links) {
    UNWIND links AS link
    MATCH (person:Person {id: link.person})
    CREATE (item)-[:$(toUpper(link.role))]->(person)
  }
  WITH stream, item
  ORDER BY position
  WITH stream, collect(item) AS items
  CALL (stream, items) {
    WITH stream, items[0] AS oldest, items[-1] AS newest
    CREATE (stream)-[:OLDEST]->(oldest), (stream)-[:NEWEST]->(newest)
  }
  CALL (items) {
    UNWIND range(1, size(items) - 1) AS place
    WITH items[place] AS newer, items[place - 1] AS older
    CREATE (newer)-[:OLDER]->(older)
  }
  RETURN size(items) AS size
}
RETURN sum(size) AS activities
