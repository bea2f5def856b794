// Locks a person, then a client: adds person and client, null where they are unknown.
CALL () {
  MATCH (locked:Person {id: $call.person})
  SET locked.id = locked.id
}
CALL () {
  MATCH (locked:OAuthClient {id: $call.client})
  SET locked.id = locked.id
}
OPTIONAL MATCH (person:Person {id: $call.person})
OPTIONAL MATCH (client:OAuthClient {id: $call.client})
