// Creates grant, a map, where allowed is true: adds issued, rows of the new grant. Where a client has a hundred grants for
// a person, those that end first are deleted.
CALL (allowed, grant) {
  MATCH (:Person {id: grant.person})-[:HAS_GRANT]->(old:OAuthGrant {client: grant.client})
  WHERE allowed
  WITH old
  ORDER BY old.expires, old.id
  WITH collect(old) AS found
  UNWIND found[..CASE WHEN size(found) < 100 THEN 0 WHEN size(found) = 100 THEN 1 ELSE 2 END] AS ended
  OPTIONAL MATCH (ended)-[:HAS_TOKEN]->(token)
  DETACH DELETE token, ended
  FINISH
}
CALL (allowed, grant) {
  UNWIND CASE WHEN allowed THEN [grant] ELSE [] END AS granted
  CREATE (created:OAuthGrant {id: granted.id, client: granted.client, person: granted.person, scopes: granted.scopes, created: $call.now})
  WITH created
  CALL (created) {
    MATCH (person:Person {id: created.person})
    CREATE (person)-[:HAS_GRANT]->(created)
  }
  RETURN collect(created) AS issued
}
