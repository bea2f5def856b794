// Who asks whom for friendship.
MATCH (p)-[r:FRIEND_REQUEST]->(other)
RETURN id(r) AS row, p.id AS person, other.id AS other, r.since AS since
