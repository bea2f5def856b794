// Creates what is granted where allowed is true: adds issued, rows of the new grant.
CALL (allowed) {
  UNWIND CASE WHEN allowed THEN [$call.grant] ELSE [] END AS granted
  CREATE (grant:OAuthGrant {id: granted.id, client: granted.client, person: granted.person, scopes: granted.scopes, created: $call.now})
  WITH grant
  CALL (grant) {
    MATCH (person:Person {id: grant.person})
    CREATE (person)-[:HAS_GRANT]->(grant)
  }
  RETURN collect(grant) AS issued
}
