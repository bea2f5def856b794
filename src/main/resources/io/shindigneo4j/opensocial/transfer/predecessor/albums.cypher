// Albums of people, by their ids.
MATCH (p)-[:OWNER_OF]->(album)
WITH p, album
ORDER BY album.id
RETURN id(album) AS row, p.id AS person, properties(album) AS fields, album.created AS created,
  head([(album)-[:LOCATED_AT]->(address) | properties(address)]) AS location
