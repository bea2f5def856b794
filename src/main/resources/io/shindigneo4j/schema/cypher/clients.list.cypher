// The OAuth clients in order of id: how many there are, and one page of them.
// Sample: {"page": {"first": 0, "limit": 20}}
WITH COLLECT {
  MATCH (client:OAuthClient)
  RETURN client
  ORDER BY client.id
} AS matches
RETURN size(matches) AS total, [client IN matches[$call.page.first..$call.page.first + $call.page.limit] | client {
  .id,
  .name,
  .kind,
  .secretHash,
  .sealedSecret,
  .publicKey,
  .redirectUris,
  .grantTypes,
  .scopes,
  .enabled,
  .created
}] AS clients
