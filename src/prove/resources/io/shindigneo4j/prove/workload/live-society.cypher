// People in a ring, who are friends of the next four in both directions; the first blocks the second. Each has skills,
// and the first few are in each group.
// Sample: {"people": ["john.doe"], "groups": ["g"], "skills": ["s"], "near": 4}
UNWIND range(0, size($people) - 1) AS i
CREATE (:Person {id: $people[i]})
WITH count(*) AS people
CALL () {
  UNWIND range(0, size($people) - 1) AS i
  UNWIND range(1, $near) AS step
  MATCH (one:Person {id: $people[i]}), (other:Person {id: $people[(i + step) % size($people)]})
  CREATE (one)-[:FRIEND_OF {since: 1}]->(other), (other)-[:FRIEND_OF {since: 1}]->(one)
}
CALL () {
  MATCH (one:Person {id: $people[0]}), (other:Person {id: $people[1]})
  CREATE (one)-[:BLOCKS {since: 1}]->(other)
}
CALL () {
  UNWIND $skills AS name
  MERGE (skill:Skill {key: name}) ON CREATE SET skill.name = name
  WITH skill
  UNWIND $people AS id
  MATCH (person:Person {id: id})
  CREATE (person)-[:HAS_SKILL {since: 1}]->(:PersonSkill {owner: id, key: skill.key})-[:IS_SKILL]->(skill)
}
UNWIND $groups AS id
MATCH (owner:Person {id: $people[0]}), (member:Person {id: $people[2]})
CREATE (owner)-[:OWNER_OF]->(group:Group {id: id, title: id}), (owner)-[:MEMBER_OF {since: 1}]->(group),
  (member)-[:MEMBER_OF {since: 1}]->(group)
