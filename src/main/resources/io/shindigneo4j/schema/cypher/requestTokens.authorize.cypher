// Makes a token of a grant of a request token that has waited for a person; the person's lock is held. Whoever does the
// same twice goes on as after the first time.
// Sample: {"hash": "waiting", "grant": "g9", "person": "john.doe", "verifier": "v", "expires": 60000, "now": 1}
CALL () {
  MATCH (locked:Person {id: $call.person})
  SET locked.id = locked.id
}
WITH $call.hash AS hash
// Include: locked-request-token
OPTIONAL MATCH (same:OAuthToken {hash: hash, kind: 'request', verifier: $call.verifier})<-[:HAS_TOKEN]-({person: $call.person})
WHERE waiting IS NULL AND same.used IS NULL AND same.expires > $call.now
WITH waiting, coalesce(waiting.callback, same.callback) AS callback, same IS NOT NULL AS repeated,
  {id: $call.grant, client: waiting.client, person: $call.person, scopes: waiting.scopes} AS grant
// Include: grant-allowed
// Include: grant-create
CALL (issued, waiting) {
  UNWIND issued AS grant
  WITH grant, waiting, [{
    hash: $call.hash, kind: 'request', expires: $call.expires,
    sealedSecret: waiting.sealedSecret, callback: waiting.callback, verifier: $call.verifier
  }] AS tokens
  // Include: tokens-create
  DETACH DELETE waiting
}
WITH callback, CASE
  WHEN allowed OR repeated THEN 'done'
  WHEN callback IS NULL THEN 'unknown'
  ELSE 'forbidden'
END AS outcome
RETURN outcome, CASE outcome WHEN 'done' THEN callback END AS callback
