// Replaces an activity, but for its id, its application and its place, and its time of publication where the server
// keeps it; answers values of it, null for an unknown one and for one whose document is not the one to be replaced.
// Sample: {"kind": "entry", "owner": "john.doe", "application": "app", "id": "f", "properties": {"title": "T", "document": "{}"}, "links": [{"role": "actor", "person": "john.doe"}], "selection": {"properties": ["id", "document"], "details": []}}
// Include: locked-people
CALL () {
  WITH $call.owner AS owner, $call.id AS id
  // Include: activity-of-owner
    AND ($call.replaced IS NULL OR item.document = $call.replaced)
  CALL (item) {
    WITH item, item {.id, .owner, .application, .moment, .stamped} AS kept, CASE WHEN item.stamped THEN item.published ELSE $call.properties.published END AS published
    SET item = $call.properties
    SET item += kept
    SET item.published = published
  }
  CALL (item) {
    MATCH (item)-[link:ACTOR|OBJECT|TARGET]->()
    DELETE link
  }
  WITH item, $call.links AS links
  // Include: activity-links
  RETURN collect(item) AS items
}
RETURN head([item IN items | [key IN $call.selection.properties | item[key]]]) AS values
