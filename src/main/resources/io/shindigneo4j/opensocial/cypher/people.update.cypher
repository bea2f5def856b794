// Changes a profile: null removes a property, a list that is named is replaced whole. Answers as people.get does.
// Sample: {"id": "john.doe", "properties": {"status": "busy", "pets": null}, "details": [{"type": "HAS_EMAIL", "label": "Email", "entries": [{"value": "john@example.org"}]}], "selection": {"properties": ["status"], "details": ["HAS_EMAIL"]}}
MATCH (person:Person {id: $id})
SET person += $properties
WITH person
CALL (person) {
  UNWIND $details AS list
  MATCH (person)-[has:HAS_ACCOUNT|HAS_ADDRESS|HAS_EMAIL|HAS_IM|HAS_ORGANIZATION|HAS_PHONE_NUMBER|HAS_PHOTO|HAS_URL]->(entry)
  WHERE type(has) = list.type
  DETACH DELETE entry
}
CALL (person) {
  UNWIND $details AS list
  UNWIND range(0, size(list.entries) - 1) AS position
  CREATE (person)-[:$(list.type) {position: position}]->(entry:$(list.label))
  SET entry = list.entries[position]
}
RETURN
  [key IN $selection.properties | person[key]] AS values,
  COLLECT {
    MATCH (person)-[has:HAS_ACCOUNT|HAS_ADDRESS|HAS_EMAIL|HAS_IM|HAS_ORGANIZATION|HAS_PHONE_NUMBER|HAS_PHOTO|HAS_URL]->(entry)
    WHERE type(has) IN $selection.details
    RETURN [type(has), entry {.*}]
    ORDER BY type(has), has.position
  } AS details
