// Creates tokens of a grant, which lasts as long at least: from grant and tokens, their properties, in which null stands
// for nothing.
FOREACH (properties IN [each IN tokens WHERE each IS NOT NULL] |
  CREATE (grant)-[:HAS_TOKEN]->(created:OAuthToken {issued: $call.now})
  SET created += properties
  SET grant.expires = CASE WHEN grant.expires > created.expires THEN grant.expires ELSE created.expires END
)
