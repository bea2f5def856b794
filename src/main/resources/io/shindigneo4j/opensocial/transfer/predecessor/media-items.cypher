// Media items of albums, in order of time.
MATCH (p)-[:OWNER_OF]->(album)-[:CONTAINS]->(item)
WITH p, album, item
ORDER BY item.created, item.id
RETURN id(item) AS row, p.id AS person, album.id AS album, properties(item) AS fields, item.created AS created,
  head([(item)-[:LOCATED_AT]->(address) | properties(address)]) AS location
