// Links an activity, item, to the people whom its links name and who exist.
CALL (item, links) {
  UNWIND links AS link
  MATCH (person:Person {id: link.person})
  CREATE (item)-[:$(toUpper(link.role))]->(person)
}
