// Ends what a person lets an OAuth client do: deletes all grants of the client for the person with their tokens, and
// adds a revocation for each, in order of id.
// Sample: {"person": "john.doe", "client": "app", "now": 0}
// Include: consent-pair
OPTIONAL MATCH (person)-[consent:CONSENTS_TO]->(client)
WITH person, consent, consent IS NOT NULL AS known
CALL (person, known) {
  MATCH (person)-[:HAS_GRANT]->(grant:OAuthGrant {client: $call.client})
  WHERE known
  WITH grant
  ORDER BY grant.id
  // Include: grant-revoke
  RETURN count(revocation) AS revocations
}
DELETE consent
RETURN CASE WHEN known THEN 'done' ELSE 'unknown' END AS outcome
