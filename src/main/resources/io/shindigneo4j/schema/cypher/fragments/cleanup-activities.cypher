// What the person has posted: the streams and all that is in them.
CALL (person) {
  MATCH (person)-[:HAS_STREAM]->(stream:ActivityStream)
  OPTIONAL MATCH (stream)-[:NEWEST]->()-[:OLDER]->*(item)
  DETACH DELETE stream, item
}
