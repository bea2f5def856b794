// Notes a browser in which a person is signed in, and forgets those of the person that have expired. Of more than 50,
// those end that were used longest ago.
// Sample: {"person": "john.doe", "session": {"id": "s2", "since": 1, "lastUsed": 2, "browser": "Firefox", "system": "Linux", "expires": 9}, "now": 2, "expires": 9}
CALL () {
  MATCH (locked:Person {id: $call.person})
  SET locked.id = locked.id
}
OPTIONAL MATCH (person:Person {id: $call.person})
CALL (person) {
  MATCH (person)-[:HAS_BROWSER_SESSION]->(expired)
  WHERE expired.expires <= $call.now AND expired.id <> $call.session.id
  DETACH DELETE expired
}
CALL (person) {
  WITH person
  WHERE person IS NOT NULL
  MERGE (person)-[:HAS_BROWSER_SESSION]->(session:BrowserSession {id: $call.session.id})
  SET session += $call.session
}
CALL (person) {
  MATCH (person)-[:HAS_BROWSER_SESSION]->(session)
  WITH session
  ORDER BY session.lastUsed DESC, session.id
  SKIP 50
  WITH session, 'session' AS kind, session.id AS subject
  DETACH DELETE session
  WITH kind, subject
  // Include: revoke
  FINISH
}
RETURN person IS NOT NULL AS known
