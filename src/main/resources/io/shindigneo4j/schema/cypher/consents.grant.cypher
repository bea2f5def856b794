// Lets an OAuth client act for a person, or do more than before. Scopes are kept in order of code point.
// Sample: {"person": "john.doe", "client": "app", "scopes": ["people:read"], "now": 0}
// Include: consent-pair
WITH person, client, person IS NOT NULL AND coalesce(client.enabled, false) AS known
CALL (person, client, known) {
  UNWIND CASE WHEN known THEN [0] ELSE [] END AS grant
  MERGE (person)-[consent:CONSENTS_TO]->(client)
  ON CREATE SET consent.since = $call.now
  WITH consent, COLLECT {
    UNWIND coalesce(consent.scopes, []) + $call.scopes AS scope
    WITH DISTINCT scope
    RETURN scope
    ORDER BY scope
  } AS scopes
  SET consent.scopes = scopes
}
RETURN CASE WHEN known THEN 'done' ELSE 'unknown' END AS outcome
