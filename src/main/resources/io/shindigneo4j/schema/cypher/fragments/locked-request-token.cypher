// Locks a request token that waits for a person: from hash, adds waiting as the fragment request-token does.
CALL (hash) {
  MATCH (locked:OAuthRequestToken {hash: hash})
  SET locked.hash = locked.hash
}
// Include: request-token
