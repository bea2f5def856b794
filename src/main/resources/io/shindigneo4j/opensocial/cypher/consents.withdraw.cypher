// Ends what a person lets an OAuth client do: deletes all grants of the client for the person with their tokens, and
// adds a revocation for each, in order of id.
// Sample: {"person": "john.doe", "client": "app", "now": 0}
// Include: consent-pair
OPTIONAL MATCH (person)-[consent:CONSENTS_TO]->(client)
WITH person, consent, consent IS NOT NULL AS known
CALL (person, known) {
  MATCH (person)-[:HAS_GRANT]->(grant:OAuthGrant {client: $call.client})
  WHERE known
  OPTIONAL MATCH (grant)-[:HAS_TOKEN]->(token)
  WITH grant, grant.id AS subject, 'grant' AS kind, collect(token) AS tokens
  ORDER BY subject
  FOREACH (token IN tokens | DETACH DELETE token)
  DETACH DELETE grant
  WITH kind, subject
  // Include: revoke
  RETURN count(revocation) AS revocations
}
DELETE consent
RETURN CASE WHEN known THEN 'done' ELSE 'unknown' END AS outcome
