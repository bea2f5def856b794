// Ends sessions of a person in browsers, whether or not they were noted.
// Sample: {"person": "john.doe", "ids": ["s1"], "now": 1, "expires": 2}
CALL () {
  MATCH (locked:Person {id: $call.person})
  SET locked.id = locked.id
}
OPTIONAL MATCH (person:Person {id: $call.person})
CALL (person) {
  MATCH (person)-[:HAS_BROWSER_SESSION]->(session)
  WHERE session.id IN $call.ids
  DETACH DELETE session
}
CALL () {
  UNWIND $call.ids AS subject
  WITH 'session' AS kind, subject
  // Include: revoke
  FINISH
}
RETURN person IS NOT NULL AS known
