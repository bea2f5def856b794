// Who is a member of which group.
MATCH (p)-[r:MEMBER_OF]->(other)
RETURN id(r) AS row, p.id AS person, other.id AS other, r.since AS since
