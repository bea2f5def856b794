// Creates tokens of a grant, which lasts as long at least: from grant and tokens, their properties, in which null stands
// for nothing.
FOREACH (properties IN [each IN tokens WHERE each IS NOT NULL] |
  CREATE (grant)-[:HAS_TOKEN]->(token:OAuthToken {issued: $call.now})
  SET token += properties
  SET grant.expires = CASE WHEN grant.expires > token.expires THEN grant.expires ELSE token.expires END
)
