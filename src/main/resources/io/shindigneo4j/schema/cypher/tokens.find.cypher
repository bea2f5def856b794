// A valid access or refresh token.
// Sample: {"hash": "access", "now": 1}
MATCH (token:OAuthToken {hash: $call.hash})<-[:HAS_TOKEN]-(grant)
WHERE token.kind IN ['access', 'refresh'] AND token.used IS NULL AND token.expires > $call.now
MATCH (:OAuthClient {id: grant.client, enabled: true})
// Include: grant-revoked
WITH token, grant, revoked
WHERE NOT revoked
RETURN token.kind AS kind, grant {.id, .client, .person, scopes: coalesce(token.scopes, grant.scopes)} AS grant, grant.created AS granted, token.issued AS issued, token.expires AS expires
