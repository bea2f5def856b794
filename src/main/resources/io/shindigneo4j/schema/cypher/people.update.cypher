// Changes a profile: null removes a property, a list that is named is replaced whole, or its entries of one type only.
// Answers as people.get does.
// Sample: {"id": "john.doe", "properties": {"status": "busy", "pets": null}, "details": [{"type": "HAS_EMAIL", "label": "Email", "entries": [{"value": "john@example.org"}], "only": null}, {"type": "HAS_PHOTO", "label": "Photo", "entries": [{"value": "j.png", "type": "thumbnail"}], "only": "thumbnail"}], "selection": {"properties": ["status"], "details": ["HAS_EMAIL"]}}
MATCH (person:Person {id: $call.id})
SET person += $call.properties
WITH person
CALL (person) {
  UNWIND $call.details AS list
  MATCH (person)-[has:HAS_ACCOUNT|HAS_ADDRESS|HAS_ALTERNATE_NAME|HAS_EMAIL|HAS_IM|HAS_ORGANIZATION|HAS_PHONE_NUMBER|HAS_PHOTO|HAS_URL]->(entry)
  WHERE type(has) = list.type AND (list.only IS NULL OR toLower(left(entry.type, 100)) = list.only)
  DETACH DELETE entry
}
CALL (person) {
  UNWIND $call.details AS list
  WITH person, list, coalesce(1 + head(COLLECT {
    MATCH (person)-[has:HAS_ACCOUNT|HAS_ADDRESS|HAS_ALTERNATE_NAME|HAS_EMAIL|HAS_IM|HAS_ORGANIZATION|HAS_PHONE_NUMBER|HAS_PHOTO|HAS_URL]->()
    WHERE type(has) = list.type
    RETURN has.position
    ORDER BY has.position DESC
  }), 0) AS first
  UNWIND range(0, size(list.entries) - 1) AS index
  CREATE (person)-[:$(list.type) {position: first + index}]->(entry:$(list.label))
  SET entry = list.entries[index]
}
RETURN
  [key IN $call.selection.properties | person[key]] AS values,
  COLLECT {
    MATCH (person)-[has:HAS_ACCOUNT|HAS_ADDRESS|HAS_ALTERNATE_NAME|HAS_EMAIL|HAS_IM|HAS_ORGANIZATION|HAS_PHONE_NUMBER|HAS_PHOTO|HAS_URL]->(entry)
    WHERE type(has) IN $call.selection.details
    RETURN [type(has), entry {.*}]
    ORDER BY type(has), has.position
  } AS details
