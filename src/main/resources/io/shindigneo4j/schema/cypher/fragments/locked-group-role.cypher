// Locks a group, then adds group and actorRole as the fragment group-role does.
CALL () {
  MATCH (locked:Group {id: $call.group})
  SET locked.id = locked.id
}
// Include: group-role
