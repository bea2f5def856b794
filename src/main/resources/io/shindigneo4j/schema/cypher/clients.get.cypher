// An OAuth client by its id, enabled or not; no row where there is none.
// Sample: {"id": "app"}
MATCH (client:OAuthClient {id: $call.id})
RETURN
  client.id AS id,
  client.name AS name,
  client.kind AS kind,
  client.secretHash AS secretHash,
  client.sealedSecret AS sealedSecret,
  client.publicKey AS publicKey,
  client.redirectUris AS redirectUris,
  client.grantTypes AS grantTypes,
  client.scopes AS scopes,
  client.enabled AS enabled,
  client.created AS created
