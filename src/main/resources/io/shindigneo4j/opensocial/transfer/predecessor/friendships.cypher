// Who is whose friend, each direction on its own.
MATCH (p)-[r:FRIEND_OF]->(other)
RETURN id(r) AS row, p.id AS person, other.id AS other, r.since AS since
