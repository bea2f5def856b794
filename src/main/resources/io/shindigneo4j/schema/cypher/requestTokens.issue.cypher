// Stores a request token of a client that is enabled; the client's lock is held. Where a thousand of the client wait, those
// that end first are deleted.
// Sample: {"token": {"hash": "h9", "sealedSecret": "s", "expires": 60000}, "client": "wiki", "callback": "oob", "scopes": ["people"], "now": 0}
CALL () {
  MATCH (locked:OAuthClient {id: $call.client})
  SET locked.id = locked.id
}
OPTIONAL MATCH (client:OAuthClient {id: $call.client, enabled: true})
CALL (client) {
  MATCH (client)-[:HAS_REQUEST]->(old:OAuthRequestToken)
  WITH old
  ORDER BY old.expires, old.hash
  WITH collect(old) AS found
  UNWIND found[..CASE WHEN size(found) < 1000 THEN 0 WHEN size(found) = 1000 THEN 1 ELSE 2 END] AS ended
  DETACH DELETE ended
  FINISH
}
FOREACH (holder IN CASE WHEN client IS NULL THEN [] ELSE [client] END |
  CREATE (holder)-[:HAS_REQUEST]->(created:OAuthRequestToken {
    client: $call.client, callback: $call.callback, scopes: $call.scopes, issued: $call.now
  })
  SET created += $call.token
)
RETURN CASE WHEN client IS NULL THEN 'forbidden' ELSE 'done' END AS outcome
