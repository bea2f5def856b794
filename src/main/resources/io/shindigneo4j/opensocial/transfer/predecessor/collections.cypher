// Collections of messages.
MATCH (p)-[:OWNS]->(collection)
RETURN id(collection) AS row, p.id AS person, collection.id AS id, collection.title AS title
