// Adds a skill to a person; it is made where nobody has it yet. Who has it keeps it as it is.
// Sample: {"person": "john.doe", "skill": {"name": "Java", "key": "java"}, "now": 0}
CALL () {
  MATCH (locked:Person {id: $call.person})
  SET locked.id = locked.id
}
OPTIONAL MATCH (person:Person {id: $call.person})
WITH person, CASE
  WHEN person IS NULL THEN 'unknown'
  WHEN EXISTS { (:PersonSkill {owner: $call.person, key: $call.skill.key}) } THEN 'stay'
  WHEN COUNT { (person)-[:HAS_SKILL]->() } >= 100 THEN 'full'
  ELSE 'add'
END AS step
CALL (person, step) {
  UNWIND CASE step WHEN 'add' THEN [0] ELSE [] END AS add
  MERGE (skill:Skill {key: $call.skill.key})
  ON CREATE SET skill.name = $call.skill.name
  SET skill.key = skill.key
  CREATE (person)-[:HAS_SKILL {since: $call.now}]->(:PersonSkill {owner: $call.person, key: $call.skill.key})-[:IS_SKILL]->(skill)
}
RETURN CASE WHEN step IN ['add', 'stay'] THEN 'done' ELSE step END AS outcome
