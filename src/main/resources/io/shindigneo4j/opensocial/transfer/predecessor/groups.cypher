// Groups that have members, by their ids; owner is the member whose id comes first.
MATCH (p)-[:MEMBER_OF]->(g)
WITH g, min(p.id) AS owner
ORDER BY g.id
RETURN id(g) AS row, g.id AS id, g.title AS title, g.description AS description, owner
