// Who has whom as a manager.
MATCH (p)-[r:MANAGER]->(other)
RETURN id(r) AS row, p.id AS person, other.id AS other, r.since AS since
