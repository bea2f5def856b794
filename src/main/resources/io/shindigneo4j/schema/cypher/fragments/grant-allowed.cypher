// Whether the client of grant, a node or a map, is enabled, and its person, if there is one, consents to its scopes:
// adds allowed.
CALL (grant) {
  OPTIONAL MATCH (client:OAuthClient {id: grant.client, enabled: true})
  OPTIONAL MATCH (:Person {id: grant.person})-[consent:CONSENTS_TO]->(client)
  WHERE all(scope IN grant.scopes WHERE scope IN consent.scopes)
  RETURN count(CASE WHEN grant.person IS NULL THEN client ELSE consent END) > 0 AS allowed
}
