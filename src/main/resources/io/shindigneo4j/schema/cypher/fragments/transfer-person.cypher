// The person of a row, locked; null where nobody has this id.
OPTIONAL MATCH (person:Person {id: row.person})
CALL (person) {
  SET person.id = person.id
}
