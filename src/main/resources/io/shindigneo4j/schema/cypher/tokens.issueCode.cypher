// Stores a code and its grant, which is always for a person. The person's lock is held.
// Sample: {"code": {"hash": "h9", "expires": 60000}, "grant": {"id": "g9", "client": "wiki", "person": "john.doe", "scopes": ["people"]}, "redirectUri": "https://wiki.example/back", "challenge": null, "now": 0}
CALL () {
  MATCH (locked:Person {id: $call.grant.person})
  SET locked.id = locked.id
}
WITH $call.grant AS grant
// Include: grant-allowed
WITH grant, allowed AND grant.person IS NOT NULL AS allowed
// Include: grant-create
CALL (issued) {
  UNWIND issued AS grant
  WITH grant, [{hash: $call.code.hash, kind: 'code', expires: $call.code.expires, redirectUri: $call.redirectUri, challenge: $call.challenge}] AS tokens
  // Include: tokens-create
}
RETURN CASE WHEN allowed THEN 'done' ELSE 'forbidden' END AS outcome
