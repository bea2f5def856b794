// Deletes a person with all that belongs to the person, a fragment for each domain.
// Sample: {"id": "john.doe"}
CALL () {
  MATCH (locked:Person {id: $call.id})
  SET locked.id = locked.id
}
OPTIONAL MATCH (person:Person {id: $call.id})
// Include: cleanup-activities
// Include: cleanup-appdata
// Include: cleanup-consents
// Include: cleanup-grants
// Include: cleanup-groups
// Include: cleanup-media
// Include: cleanup-messages
// Include: cleanup-requests
// Include: cleanup-skills
CALL (person) {
  MATCH (person)-[:HAS_ACCOUNT|HAS_ADDRESS|HAS_EMAIL|HAS_IM|HAS_ORGANIZATION|HAS_PHONE_NUMBER|HAS_PHOTO|HAS_URL]->(entry)
  DETACH DELETE entry
}
WITH person, person IS NOT NULL AS deleted
DETACH DELETE person
RETURN deleted
