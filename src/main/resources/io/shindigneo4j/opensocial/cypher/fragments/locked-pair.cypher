// Locks two people in order of id, so that two who ask each other at the same time do not block: adds person and other, no row where one is unknown.
CALL () {
  UNWIND CASE WHEN $person < $other THEN [$person, $other] ELSE [$other, $person] END AS id
  MATCH (locked:Person {id: id})
  SET locked.id = locked.id
}
MATCH (person:Person {id: $person}), (other:Person {id: $other})
