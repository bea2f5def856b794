// Creates grant, a map, where allowed is true: adds issued, rows of the new grant. Where a client has a hundred grants for
// a person, or a thousand for itself, those that end first are deleted.
CALL (grant) {
  OPTIONAL MATCH (person:Person {id: grant.person})
  OPTIONAL MATCH (client:OAuthClient {id: grant.client})
  WHERE grant.person IS NULL
  RETURN coalesce(person, client) AS holder
}
CALL (allowed, grant, holder) {
  MATCH (holder)-[:HAS_GRANT]->(old:OAuthGrant {client: grant.client})
  WHERE allowed
  WITH old, CASE WHEN grant.person IS NULL THEN 1000 ELSE 100 END AS most
  ORDER BY old.expires, old.id
  WITH most, collect(old) AS found
  UNWIND found[..CASE WHEN size(found) < most THEN 0 WHEN size(found) = most THEN 1 ELSE 2 END] AS ended
  OPTIONAL MATCH (ended)-[:HAS_TOKEN]->(token)
  DETACH DELETE token, ended
  FINISH
}
CALL (allowed, grant, holder) {
  UNWIND CASE WHEN allowed THEN [grant] ELSE [] END AS granted
  CREATE (created:OAuthGrant {id: granted.id, client: granted.client, person: granted.person, scopes: granted.scopes, created: $call.now})
  FOREACH (each IN CASE WHEN holder IS NULL THEN [] ELSE [holder] END | CREATE (each)-[:HAS_GRANT]->(created))
  RETURN collect(created) AS issued
}
