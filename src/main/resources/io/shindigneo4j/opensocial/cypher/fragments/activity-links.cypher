// Links an activity, item, to the people whom it names and who exist.
CALL (item) {
  UNWIND $links AS link
  MATCH (person:Person {id: link.person})
  CREATE (item)-[:$(toUpper(link.role))]->(person)
}
