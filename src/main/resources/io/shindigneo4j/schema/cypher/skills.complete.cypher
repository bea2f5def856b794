// The skills whose keys begin with a text, those that most people have first, with how many have each.
// Sample: {"prefix": "ja", "viewpoint": {"viewer": "john.doe", "reach": "everybody"}, "limit": 10}
CALL () {
  MATCH (skill:Skill)
  WHERE skill.key STARTS WITH $call.prefix
  WITH skill, CASE $call.viewpoint.reach
    WHEN 'everybody' THEN COUNT { (skill)<-[:IS_SKILL]-() }
    ELSE COUNT {
      MATCH (skill)<-[:IS_SKILL]-()<-[:HAS_SKILL]-(person)
      WITH person
      // Include: visible-people
    }
  END AS people
  WITH skill, people
  WHERE people > 0
  ORDER BY people DESC, skill.key
  LIMIT $call.limit
  RETURN collect({name: skill.name, people: people}) AS skills
}
RETURN skills
