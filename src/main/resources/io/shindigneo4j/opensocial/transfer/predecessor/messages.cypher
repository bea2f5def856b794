// Messages in order of time, with the collections that each is in.
MATCH (m)
WHERE ()-[:SENT]->(m) OR (m)-[:SENT_TO]->() OR ()-[:OWNS]->()-[:CONTAINS]->(m)
WITH m
ORDER BY m.timeSent, m.id
RETURN id(m) AS row, properties(m) AS fields, m.timeSent AS sent,
  head([(sender)-[:SENT]->(m) | sender.id]) AS sender,
  [(m)-[:SENT_TO]->(recipient) | recipient.id] AS recipients,
  head([(m)-[:REPLY_TO]->(parent) | parent.id]) AS inReplyTo,
  [(owner)-[:OWNS]->(collection)-[held:CONTAINS]->(m) | {
    person: owner.id, collection: collection.id, status: held.status
  }] AS copies
