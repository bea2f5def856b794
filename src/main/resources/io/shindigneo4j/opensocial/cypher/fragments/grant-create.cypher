// Creates grant, a map, where allowed is true: adds issued, rows of the new grant.
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
