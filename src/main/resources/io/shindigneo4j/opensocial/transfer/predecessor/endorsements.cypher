// Who says of whom to have a skill. What people say of themselves is no endorsement.
MATCH (p)-[:HAS_SKILL]->(link)-[:IS_SKILL]->(skill)
MATCH (link)-[r:LINKED_BY]->(endorser)
WHERE endorser <> p
RETURN id(r) AS row, p.id AS person, coalesce(skill.name, skill.title, skill.id) AS skill, endorser.id AS endorser
