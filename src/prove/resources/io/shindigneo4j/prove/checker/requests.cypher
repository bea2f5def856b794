// Friend requests between friends, to oneself, twice, or in both directions.
// Sample: {"people": ["john.doe"]}
UNWIND $people AS id
MATCH (person:Person {id: id})-[request:FRIEND_REQUEST]->(asked)
WITH person, asked, count(request) AS requests
WHERE requests > 1
  OR person = asked
  OR EXISTS { (person)-[:FRIEND_OF]-(asked) }
  OR EXISTS { (asked)-[:FRIEND_REQUEST]->(person) }
RETURN person.id + ' asks ' + asked.id + ' ' + requests + ' times, or in spite of another tie' AS broken
