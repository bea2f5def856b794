// The browsers in which a person is signed in, the one used last first.
// Sample: {"person": "john.doe", "now": 1}
MATCH (:Person {id: $call.person})-[:HAS_BROWSER_SESSION]->(session:BrowserSession)
WHERE session.expires > $call.now
RETURN
  session.id AS id,
  session.since AS since,
  session.lastUsed AS lastUsed,
  session.browser AS browser,
  session.system AS system,
  session.expires AS expires
ORDER BY lastUsed DESC, id
