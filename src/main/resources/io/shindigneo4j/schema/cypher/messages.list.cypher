// The messages in a person's collection: how many match in all, and one page of them, the one that came in last first.
// In @all, those of the ids, wherever they are.
// Sample: {"user": "john.doe", "collection": "@inbox", "ids": [], "query": {"filter": {"target": {"detail": "COPY_OF", "property": "title"}, "comparison": "contains", "value": "e"}, "updatedSince": null, "sort": {"target": null, "ascending": true}, "page": {"first": 0, "limit": 20}}, "selection": {"properties": ["id", "title", "status", "replies"], "details": []}}
MATCH (person:Person {id: $call.user})
OPTIONAL MATCH (person)-[:HAS_COLLECTION]->(collection:MessageCollection {id: $call.collection})
WITH [found IN [collection] WHERE found IS NOT NULL] AS collections
WHERE size(collections) = 1 OR $call.collection IN ['@inbox', '@outbox', '@all']
WITH collections, size($call.ids) = 0 AND $call.query.filter IS NULL AND $call.query.updatedSince IS NULL AND $call.query.sort.target IS NULL AND $call.query.sort.ascending AS natural
CALL (collections, natural) {
  UNWIND CASE WHEN natural THEN [collections] ELSE [] END AS owners
  // Include: timeline-newest
  RETURN collect(item) AS newest
}
CALL (collections, natural) {
  UNWIND CASE WHEN natural THEN [] WHEN $call.collection = '@all' THEN [null] ELSE collections END AS collection
  CALL (collection) {
    UNWIND CASE WHEN size($call.ids) = 0 THEN [collection] ELSE [] END AS owner
    MATCH (owner)-[:NEWEST]->(first)
    MATCH (first)(()-[:OLDER]->())*(copy)
    RETURN copy
  UNION
    UNWIND $call.ids AS id
    CALL (id) {
      // Of several copies of a message, that in the first of its collections.
      MATCH (copy:MessageCopy {owner: $call.user, id: id})
      WHERE $call.collection IN [copy.collection, '@all']
      RETURN copy
      ORDER BY copy.collection
      LIMIT 1
    }
    RETURN copy
  }
  MATCH (copy)-[:COPY_OF]->(message)
  WITH message {.*, status: copy.status, updated: copy.updated, copy: copy} AS item, -copy.moment AS rank
  // Include: matching
  // Include: ordered
  RETURN collect(item.copy) AS narrowed
}
WITH
  CASE WHEN natural THEN coalesce(head(collections).total, 0) ELSE size(narrowed) END AS total,
  CASE WHEN natural THEN newest ELSE narrowed[$call.query.page.first..$call.query.page.first + $call.query.page.limit] END AS page
RETURN total, COLLECT {
  UNWIND range(0, size(page) - 1) AS place
  WITH place, page[place] AS copy
  MATCH (copy)-[:COPY_OF]->(message)
  WITH place, message {
    .*,
    status: copy.status,
    updated: copy.updated,
    collectionIds: CASE WHEN 'collectionIds' IN $call.selection.properties THEN COLLECT {
      MATCH (same:MessageCopy {owner: $call.user, id: message.id})
      RETURN same.collection AS id
      ORDER BY id
    } END,
    inReplyTo: CASE WHEN 'inReplyTo' IN $call.selection.properties THEN head(COLLECT {
      MATCH (message)-[:REPLY_TO]->(parent)
      WHERE EXISTS { (:MessageCopy {owner: $call.user, id: parent.id}) }
      RETURN parent.id
    }) END,
    replies: CASE WHEN 'replies' IN $call.selection.properties
      THEN [id IN coalesce(copy.replies, []) WHERE EXISTS { (:MessageCopy {owner: $call.user, id: id}) }]
    END
  } AS view
  ORDER BY place
  RETURN {values: [key IN $call.selection.properties | view[key]]}
} AS messages
