// Revokes a client's token with all of its grant. The answer does not tell whether there is one.
// Sample: {"hash": "access", "client": "wiki", "now": 1}
WITH $call.hash AS hash
// Include: locked-grant
CALL (hash) {
  MATCH (:OAuthToken {hash: hash})<-[:HAS_TOKEN]-(grant {client: $call.client})
  // Include: grant-revoke
  FINISH
}
RETURN 'done' AS outcome
