// Makes the system collections of messages that a person has not got yet.
// Sample: {"user": "john.doe", "updated": "2026-01-01T00:00:00.000Z"}
MATCH (person:Person {id: $call.user})
SET person.id = person.id
WITH person
// Include: mailbox
RETURN true AS opened
