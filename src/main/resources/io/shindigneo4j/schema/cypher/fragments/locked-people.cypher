// Locks the owner and those whom the activity names in order of their ids; keeps the row.
CALL () {
  MATCH (person:Person)
  WHERE person.id IN [$call.owner] + [link IN $call.links | link.person]
  WITH person
  ORDER BY person.id
  SET person.id = person.id
}
