// What people have done, by name.
// Sample: {"people": ["john.doe"]}
UNWIND $people AS id
MATCH (person:Person {id: id})
CALL (person) {
  MATCH (person)-[:HAS_STREAM]->()-[:NEWEST]->(first)
  MATCH (first)-[:OLDER*0..]->(item)
  RETURN 'POST ' + item.title AS name
UNION
  MATCH (person)-[:HAS_COLLECTION]->(:MessageCollection {id: '@inbox'})-[:NEWEST]->(first)
  MATCH (first)-[:OLDER*0..]->()-[:COPY_OF]->(message)
  RETURN 'MESSAGE ' + message.title AS name
UNION
  MATCH (person)-[:FRIEND_REQUEST]->(other)
  RETURN 'REQUEST ' + person.id + ' ' + other.id AS name
UNION
  MATCH (person)-[:MEMBER_OF]->(group)
  RETURN 'JOIN ' + person.id + ' ' + group.id AS name
UNION
  MATCH (person)-[:ENDORSES]->(skill)
  RETURN 'ENDORSE ' + person.id + ' ' + skill.owner + ' ' + skill.key AS name
}
RETURN name
