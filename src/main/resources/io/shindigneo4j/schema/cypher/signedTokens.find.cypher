// A valid token by which requests are signed; also a request token that was exchanged.
// Sample: {"hash": "signed", "now": 1}
MATCH (token:OAuthToken {hash: $call.hash})<-[:HAS_TOKEN]-(grant)
WHERE token.kind IN ['request', 'signed'] AND token.expires > $call.now
MATCH (:OAuthClient {id: grant.client, enabled: true})
// Include: grant-revoked
WITH token, grant, revoked
WHERE NOT revoked
RETURN token.kind AS kind, grant {.id, .client, .person, .scopes} AS grant, grant.created AS granted, token.expires AS expires, token.sealedSecret AS sealedSecret
