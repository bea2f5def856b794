// Who has which skill.
MATCH (p)-[r:HAS_SKILL]->()-[:IS_SKILL]->(skill)
RETURN id(r) AS row, p.id AS person, coalesce(skill.name, skill.title, skill.id) AS other, r.since AS since
