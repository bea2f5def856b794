// How much waits for a person, and how much of it began after what the person has seen.
// Sample: {"person": "john.doe"}
MATCH (person:Person {id: $call.person})
CALL (person) {
  OPTIONAL MATCH (person)<-[request:FRIEND_REQUEST]-(:Person)
  WITH person, collect(request) AS waiting, 'requests' AS kind
  // Include: notification-count
  RETURN counted AS requests
}
CALL (person) {
  OPTIONAL MATCH (person)-[invitation:INVITED_TO]->(:Group)
  WITH person, collect(invitation) AS waiting, 'invitations' AS kind
  // Include: notification-count
  RETURN counted AS invitations
}
CALL (person) {
  OPTIONAL MATCH (person)-[:HAS_COLLECTION]->(inbox:MessageCollection {id: '@inbox'})
  RETURN sum(inbox.unread) AS unread
}
RETURN unread, requests, invitations
