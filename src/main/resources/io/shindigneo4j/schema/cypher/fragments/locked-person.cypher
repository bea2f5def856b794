// Locks the person whom a change of a group is about; locks of people come before those of groups.
CALL () {
  MATCH (locked:Person {id: $call.person})
  SET locked.id = locked.id
}
OPTIONAL MATCH (person:Person {id: $call.person})
WITH person, $call.actor AS actor
