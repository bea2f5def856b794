// Adds groups with their owners, members and invitations.
// Sample: {"groups": [{"owner": "john.doe", "properties": {"id": "g1", "title": "G"}, "members": [{"person": "john.doe", "since": 1}, {"person": "jane.doe", "role": "admin", "since": 1}], "invited": [{"person": "jane.doe", "since": 1}]}]}
CALL () {
  UNWIND $call.groups AS row
  MATCH (owner:Person {id: row.owner})
  CREATE (owner)-[:OWNER_OF]->(group:Group)
  SET group = row.properties
  WITH row, group
  CALL (row, group) {
    UNWIND row.members AS member
    MATCH (person:Person {id: member.person})
    CREATE (person)-[membership:MEMBER_OF {since: member.since}]->(group)
    SET membership.role = member.role
  }
  CALL (row, group) {
    UNWIND row.invited AS invitation
    MATCH (person:Person {id: invitation.person})
    CREATE (person)-[:INVITED_TO {since: invitation.since}]->(group)
  }
}
RETURN size($call.groups) AS groups
