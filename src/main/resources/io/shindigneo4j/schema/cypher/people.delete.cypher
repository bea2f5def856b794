// Deletes a person with all that belongs to the person, a fragment for each domain. The grants come last, since their
// revocations lock the log.
// Sample: {"id": "john.doe"}
CALL () {
  MATCH (locked:Person {id: $call.id})
  SET locked.id = locked.id
}
OPTIONAL MATCH (person:Person {id: $call.id})
// Include: cleanup-activities
// Include: cleanup-appdata
// Include: cleanup-consents
// Include: cleanup-gadgettokens
// Include: cleanup-groups
// Include: cleanup-media
// Include: cleanup-messages
// Include: cleanup-notifications
// Include: cleanup-requests
// Include: cleanup-sessions
// Include: cleanup-skills
// Include: cleanup-relationships
// Include: cleanup-grants
WITH person, person IS NOT NULL AS deleted
DETACH DELETE person
RETURN deleted
