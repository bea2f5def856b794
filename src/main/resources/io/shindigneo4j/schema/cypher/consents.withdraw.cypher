// Ends what a person lets an OAuth client do: revokes all that the client was granted for the person, at once, as of the
// last grant, as clocks may differ.
// Sample: {"person": "john.doe", "client": "app", "now": 0}
// Include: consent-pair
OPTIONAL MATCH (person)-[consent:CONSENTS_TO]->(client)
WITH person, consent, consent IS NOT NULL AS known
CALL (person, known) {
  MATCH (person)-[:HAS_GRANT]->(grant:OAuthGrant {client: $call.client})
  WHERE known
  RETURN max(grant.created) AS last
}
CALL (person, known) {
  MATCH (person)-[:HAS_GRANT]->(grant:OAuthGrant {client: $call.client})
  WHERE known
  // Include: grants-delete
}
DELETE consent
WITH known, last
CALL (known, last) {
  WITH known, last, 'consent' AS kind, $call.client + ' ' + $call.person AS subject,
    CASE WHEN last > $call.now THEN last ELSE $call.now END AS before, null AS expires
  WHERE known AND last IS NOT NULL
  // Include: revoke-before
  RETURN count(revocation) AS revocations
}
RETURN CASE WHEN known THEN 'done' ELSE 'unknown' END AS outcome
