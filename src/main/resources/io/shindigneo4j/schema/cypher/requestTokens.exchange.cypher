// Takes a request token for an access token. Who presents it without its verifier changes nothing.
// Sample: {"hash": "authorized", "client": "wiki", "verifier": "v", "access": {"hash": "h8", "sealedSecret": "s", "expires": 60000}, "now": 1}
WITH $call.hash AS hash
// Include: locked-grant
OPTIONAL MATCH (token:OAuthToken {hash: hash, kind: 'request', verifier: $call.verifier})<-[:HAS_TOKEN]-(grant {client: $call.client})
WITH token, grant
// Include: token-use
CALL (token, grant, outcome) {
  UNWIND CASE outcome WHEN 'done' THEN [token] ELSE [] END AS request
  SET request.used = true
  WITH grant, [{
    hash: $call.access.hash, kind: 'signed', expires: $call.access.expires, sealedSecret: $call.access.sealedSecret
  }] AS tokens
  // Include: tokens-create
}
RETURN outcome, CASE outcome WHEN 'done' THEN grant {.id, .client, .person, .scopes} END AS grant
