// What applications keep for the person.
CALL (person) {
  MATCH (person)-[:HAS_APP_DATA]->(data:AppData)
  OPTIONAL MATCH (data)-[:HAS_VALUE]->(value)
  DETACH DELETE data, value
}
