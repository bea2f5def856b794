// Friendships that are not mutual, or there twice.
// Sample: {"people": ["john.doe"]}
UNWIND $people AS id
MATCH (person:Person {id: id})-[bond:FRIEND_OF]->(friend)
WITH person, friend, collect(bond.since) AS since
WHERE size(since) <> 1
  OR COUNT { MATCH (friend)-[back:FRIEND_OF]->(person) WHERE back.since = since[0] } <> 1
RETURN person.id + ' is a friend of ' + friend.id + ' since ' + reduce(text = '', each IN since | text + each + ' ') + 'and not the other way' AS broken
