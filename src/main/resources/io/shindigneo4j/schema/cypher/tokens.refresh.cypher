// Takes a refresh token for the next, and deletes what has expired of its grant.
// Sample: {"refresh": "refresh", "client": "wiki", "scopes": [], "access": {"hash": "h8", "expires": 60000}, "next": {"hash": "h9", "expires": 70000}, "now": 1}
WITH $call.refresh AS hash
// Include: locked-grant
OPTIONAL MATCH (token:OAuthToken {hash: hash, kind: 'refresh'})<-[:HAS_TOKEN]-(grant {client: $call.client})
WITH token, grant
// Include: token-use
WITH token, grant, CASE
  WHEN outcome = 'done' AND any(scope IN $call.scopes WHERE NOT scope IN grant.scopes) THEN 'forbidden'
  WHEN outcome = 'done' AND COUNT { (grant)-[:HAS_TOKEN]->(other) WHERE other.expires > $call.now } >= 2000 THEN 'unknown'
  ELSE outcome
END AS outcome
CALL (token, grant, outcome) {
  UNWIND CASE outcome WHEN 'done' THEN [token] ELSE [] END AS old
  SET old.used = true
  WITH grant
  CALL (grant) {
    MATCH (grant)-[:HAS_TOKEN]->(expired)
    WHERE expired.expires <= $call.now
    DETACH DELETE expired
  }
  WITH grant, [
    {hash: $call.access.hash, kind: 'access', expires: $call.access.expires, scopes: CASE WHEN size($call.scopes) > 0 THEN $call.scopes END},
    {hash: $call.next.hash, kind: 'refresh', expires: $call.next.expires}
  ] AS tokens
  // Include: tokens-create
}
RETURN outcome, CASE outcome
  WHEN 'done' THEN grant {.id, .client, .person, scopes: CASE WHEN size($call.scopes) > 0 THEN $call.scopes ELSE grant.scopes END}
END AS grant
