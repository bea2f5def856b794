// Friendships, and requests for them.
// Sample: {"people": ["john.doe"]}
UNWIND $people AS id
MATCH (:Person {id: id})-[:FRIEND_OF|FRIEND_REQUEST]->(other)
RETURN id + '~' + other.id AS token, 'tie' AS part
