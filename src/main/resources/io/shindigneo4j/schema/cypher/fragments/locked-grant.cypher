// Locks the person, if there is one, and the grant of the token with a hash, in this order: from hash.
CALL (hash) {
  MATCH (:OAuthToken {hash: hash})<-[:HAS_TOKEN]-(grant)
  MATCH (locked:Person {id: grant.person})
  SET locked.id = locked.id
}
CALL (hash) {
  MATCH (:OAuthToken {hash: hash})<-[:HAS_TOKEN]-(locked)
  SET locked.id = locked.id
}
