// Stores a request token of a client that is enabled.
// Sample: {"token": {"hash": "h9", "sealedSecret": "s", "expires": 60000}, "client": "wiki", "callback": "oob", "scopes": ["people"], "now": 0}
OPTIONAL MATCH (client:OAuthClient {id: $call.client, enabled: true})
FOREACH (each IN CASE WHEN client IS NULL THEN [] ELSE [$call] END |
  CREATE (created:OAuthRequestToken {client: each.client, callback: each.callback, scopes: each.scopes, issued: each.now})
  SET created += each.token
)
RETURN CASE WHEN client IS NULL THEN 'forbidden' ELSE 'done' END AS outcome
