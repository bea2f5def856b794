// Enables an OAuth client, or disables it and revokes what was issued to it.
// Sample: {"id": "app", "enabled": false, "now": 0}
CALL () {
  MATCH (client:OAuthClient {id: $call.id})
  SET client.enabled = $call.enabled
  RETURN count(*) > 0 AS known
}
CALL (known) {
  WITH known, 'client' AS kind, $call.id AS subject
  WHERE known AND NOT $call.enabled
  // Include: revoke
  RETURN count(revocation) AS revocations
}
RETURN CASE WHEN known THEN 'done' ELSE 'unknown' END AS outcome
