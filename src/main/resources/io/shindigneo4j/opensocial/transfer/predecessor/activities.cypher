// Activities of people, in order of time, with what they are about.
MATCH (p)-[:ACTED]->(entry)
WITH p, entry
ORDER BY entry.published, entry.id
RETURN id(entry) AS row, p.id AS person, properties(entry) AS fields, entry.published AS published,
  head([(entry)-[:CAME_FROM]->(application) | application.id]) AS application,
  head([(entry)-[:HAS_ICON]->(icon) | properties(icon)]) AS icon,
  [(entry)-[part:ACTOR|OBJECT|TARGET|GENERATOR|PROVIDER]->(object) | {
    role: toLower(type(part)),
    fields: properties(object),
    author: head([(object)-[:AUTHOR]->(author) | properties(author)]),
    attachments: [(object)-[:ATTACHED]->(attachment) | properties(attachment)]
  }] AS objects
