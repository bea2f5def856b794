// Locks the person whom a change of a group is about; locks of people come before those of groups.
CALL () {
  MATCH (locked:Person {id: $person})
  SET locked.id = locked.id
}
OPTIONAL MATCH (person:Person {id: $person})
WITH person, $actor AS actor
