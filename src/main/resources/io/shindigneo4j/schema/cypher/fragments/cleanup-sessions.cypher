// Where the person is signed in.
CALL (person) {
  MATCH (person)-[:HAS_BROWSER_SESSION]->(session)
  WITH collect(session) AS sessions
  FOREACH (session IN sessions | DETACH DELETE session)
}
