// Locks a group and tells how the actor stands to it: adds group, null where there is none that the actor may know of, and standing, a number.
CALL () {
  MATCH (locked:Group {id: $call.group})
  SET locked.id = locked.id
}
// Include: known-group
