// Adds skills to people, a hundred to each at most; a skill is made where nobody has it yet.
// Sample: {"rows": [{"person": "jane.doe", "skill": {"key": "go", "name": "Go"}, "since": 1}]}
// Include: transfer-rows
CALL (row) {
  // Include: transfer-person
  WITH row, person, CASE
    WHEN person IS NULL THEN 'person'
    WHEN EXISTS { (:PersonSkill {owner: row.person, key: row.skill.key}) } THEN 'present'
    WHEN COUNT { (person)-[:HAS_SKILL]->() } >= 100 THEN 'full'
    ELSE 'written'
  END AS outcome
  CALL (row, person, outcome) {
    UNWIND CASE outcome WHEN 'written' THEN [0] ELSE [] END AS once
    MERGE (skill:Skill {key: row.skill.key})
    ON CREATE SET skill.name = row.skill.name
    SET skill.key = skill.key
    CREATE (person)-[:HAS_SKILL {since: row.since}]->(:PersonSkill {owner: row.person, key: row.skill.key})-[:IS_SKILL]->(skill)
  }
  RETURN outcome
}
RETURN position, outcome, [] AS lost
ORDER BY position
