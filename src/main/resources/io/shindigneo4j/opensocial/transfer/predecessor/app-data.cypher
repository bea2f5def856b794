// What applications keep for people: each property is a value.
MATCH (p)-[r:HAS_DATA]->(data)
RETURN id(data) AS row, p.id AS person, coalesce(r.appId, head([(data)-[:USED_BY]->(application) | application.id])) AS application,
  properties(data) AS fields
