// Enables or disables an OAuth client. What was issued to it is revoked when it is disabled, and when it is enabled
// again: by then another server may have issued more.
// Sample: {"id": "app", "enabled": false, "now": 0}
CALL () {
  MATCH (client:OAuthClient {id: $call.id})
  SET client.id = client.id
  WITH client, client.enabled AS wasEnabled
  SET client.enabled = $call.enabled
  RETURN count(*) > 0 AS known, any(each IN collect(wasEnabled) WHERE NOT each) AS wasDisabled
}
CALL (known, wasDisabled) {
  WITH known, wasDisabled, 'client' AS kind, $call.id AS subject
  WHERE known AND (wasDisabled OR NOT $call.enabled)
  // Include: revoke
  RETURN count(revocation) AS revocations
}
RETURN CASE WHEN known THEN 'done' ELSE 'unknown' END AS outcome
