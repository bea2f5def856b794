// The copies of messages that people have, and whether the content is whole.
// Sample: {"people": ["john.doe"]}
UNWIND $people AS id
MATCH (:Person {id: id})-[:HAS_COLLECTION]->(collection)-[:NEWEST]->(first)
MATCH (first)-[:OLDER*0..]->(copy)-[:COPY_OF]->(message)
RETURN message.title AS token, CASE message.body WHEN 'body of ' + message.title THEN '' ELSE 'damaged ' END + collection.id + ' of ' + id AS part
