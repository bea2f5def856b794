// Locks two people in order of id, so that two who ask each other at the same time do not block: adds person and other,
// no row where one is unknown.
CALL () {
  UNWIND CASE WHEN $call.person < $call.other THEN [$call.person, $call.other] ELSE [$call.other, $call.person] END AS id
  MATCH (locked:Person {id: id})
  SET locked.id = locked.id
}
MATCH (person:Person {id: $call.person}), (other:Person {id: $call.other})
