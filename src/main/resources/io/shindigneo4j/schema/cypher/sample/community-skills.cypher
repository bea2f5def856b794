// Adds skills of people, each with its endorsements.
// Sample: {"skills": [{"person": "jane.doe", "skill": {"key": "go", "name": "Go"}, "since": 1, "endorsers": ["john.doe"]}]}
CALL () {
  UNWIND $call.skills AS row
  MATCH (person:Person {id: row.person})
  MERGE (skill:Skill {key: row.skill.key})
  ON CREATE SET skill.name = row.skill.name
  CREATE (person)-[:HAS_SKILL {since: row.since}]->(own:PersonSkill {owner: row.person, key: row.skill.key})-[:IS_SKILL]->(skill)
  WITH row, own
  UNWIND row.endorsers AS id
  MATCH (endorser:Person {id: id})
  CREATE (endorser)-[:ENDORSES {since: row.since}]->(own)
}
RETURN size($call.skills) AS skills
