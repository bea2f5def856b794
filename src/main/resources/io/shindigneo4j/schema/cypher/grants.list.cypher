// The grants with a token that is neither expired nor revoked, in order of id: how many there are in all, and one page
// of them.
// Sample: {"person": "john.doe", "client": null, "page": {"first": 0, "limit": 20}, "now": 1}
CALL () {
  UNWIND CASE WHEN $call.person IS NULL THEN [] ELSE [$call.person] END AS id
  MATCH (:Person {id: id})-[:HAS_GRANT]->(grant)
  WHERE $call.client IS NULL OR grant.client = $call.client
  RETURN grant
UNION ALL
  UNWIND CASE WHEN $call.person IS NULL AND $call.client IS NOT NULL THEN [$call.client] ELSE [] END AS client
  MATCH (grant:OAuthGrant {client: client})
  RETURN grant
UNION ALL
  UNWIND CASE WHEN $call.person IS NULL AND $call.client IS NULL THEN [0] ELSE [] END AS all
  MATCH (grant:OAuthGrant)
  RETURN grant
}
WITH grant
WHERE grant.expires > $call.now
// Include: grant-revoked
WITH grant, revoked
WHERE NOT revoked
WITH grant
ORDER BY grant.id
WITH collect(grant) AS matches
RETURN size(matches) AS total, [grant IN matches[$call.page.first..$call.page.first + $call.page.limit] | grant {.id, .client, .person, .scopes}] AS grants
