// The skills of a person with their endorsements, and those skills that nobody else has; locked in order of key, so
// that two who go at the same time do not block.
CALL (person) {
  MATCH (person)-[:HAS_SKILL]->(own)-[:IS_SKILL]->(skill)
  WITH own, skill
  ORDER BY skill.key
  SET skill.key = skill.key
  WITH collect([own, skill]) AS pairs
  FOREACH (pair IN pairs | DETACH DELETE pair[0])
  WITH pairs
  UNWIND pairs AS pair
  WITH pair[1] AS skill
  WHERE NOT EXISTS { (skill)<-[:IS_SKILL]-() }
  DELETE skill
}
