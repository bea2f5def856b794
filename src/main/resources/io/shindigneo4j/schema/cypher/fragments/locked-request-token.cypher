// Locks the client of a request token that waits for a person, and the token: from hash, adds waiting as the fragment
// request-token does.
CALL (hash) {
  MATCH (token:OAuthRequestToken {hash: hash})
  MATCH (client:OAuthClient {id: token.client})
  SET client.id = client.id
}
CALL (hash) {
  MATCH (locked:OAuthRequestToken {hash: hash})
  SET locked.hash = locked.hash
}
// Include: request-token
