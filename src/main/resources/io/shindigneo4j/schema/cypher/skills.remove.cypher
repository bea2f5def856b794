// Takes a skill from a person, with its endorsements; the skill is forgotten where nobody else has it.
// Sample: {"person": "john.doe", "key": "java"}
CALL () {
  MATCH (locked:Person {id: $call.person})
  SET locked.id = locked.id
}
CALL () {
  MATCH (own:PersonSkill {owner: $call.person, key: $call.key})-[:IS_SKILL]->(skill)
  SET skill.key = skill.key
  WITH own, skill
  DETACH DELETE own
  WITH skill
  CALL (skill) {
    WITH skill
    WHERE NOT EXISTS { (skill)<-[:IS_SKILL]-() }
    DELETE skill
  }
  RETURN count(*) AS removed
}
RETURN removed > 0 AS removed
