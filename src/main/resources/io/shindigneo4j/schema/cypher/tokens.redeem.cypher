// Takes a code for tokens. Who presents it wrongly changes nothing, whether it was used or not.
// Sample: {"code": "code", "client": "wiki", "redirectUri": "https://wiki.example/back", "challenge": null, "access": {"hash": "h8", "expires": 60000}, "refresh": {"hash": "h9", "expires": 70000}, "now": 1}
WITH $call.code AS hash
// Include: locked-grant
OPTIONAL MATCH (token:OAuthToken {hash: hash, kind: 'code', redirectUri: $call.redirectUri})<-[:HAS_TOKEN]-(grant {client: $call.client})
WHERE token.challenge = $call.challenge OR (token.challenge IS NULL AND $call.challenge IS NULL)
WITH token, grant
// Include: token-use
CALL (token, grant, outcome) {
  UNWIND CASE outcome WHEN 'done' THEN [token] ELSE [] END AS code
  SET code.used = true
  WITH grant, [
    {hash: $call.access.hash, kind: 'access', expires: $call.access.expires},
    CASE WHEN $call.refresh IS NULL THEN NULL ELSE {hash: $call.refresh.hash, kind: 'refresh', expires: $call.refresh.expires} END
  ] AS tokens
  // Include: tokens-create
}
RETURN outcome, CASE outcome WHEN 'done' THEN grant {.id, .client, .person, .scopes} END AS grant
