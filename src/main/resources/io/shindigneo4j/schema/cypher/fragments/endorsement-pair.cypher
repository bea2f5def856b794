// Locks whose skill it is and who endorses it, in order of id: adds owner and endorser, no row where one is unknown.
CALL (endorserId) {
  UNWIND CASE WHEN $call.owner < endorserId THEN [$call.owner, endorserId] ELSE [endorserId, $call.owner] END AS id
  MATCH (locked:Person {id: id})
  SET locked.id = locked.id
}
MATCH (owner:Person {id: $call.owner}), (endorser:Person {id: endorserId})
