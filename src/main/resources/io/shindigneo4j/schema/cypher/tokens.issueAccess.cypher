// Stores an access token and its grant. The lock of the person, or else that of the client, is held.
// Sample: {"grant": {"id": "g9", "client": "wiki", "person": null, "scopes": ["people"]}, "access": {"hash": "h9", "expires": 60000}, "now": 0}
CALL () {
  MATCH (locked:Person {id: $call.grant.person})
  SET locked.id = locked.id
}
CALL () {
  MATCH (locked:OAuthClient {id: $call.grant.client})
  WHERE $call.grant.person IS NULL
  SET locked.id = locked.id
}
WITH $call.grant AS grant
// Include: grant-allowed
// Include: grant-create
CALL (issued) {
  UNWIND issued AS grant
  WITH grant, [{hash: $call.access.hash, kind: 'access', expires: $call.access.expires}] AS tokens
  // Include: tokens-create
}
RETURN CASE WHEN allowed THEN 'done' ELSE 'forbidden' END AS outcome
