// What is left of people who are no longer there: ids in what belongs to a person.
// Sample: {"people": ["john.doe"]}
UNWIND $people AS id
WITH id WHERE NOT EXISTS { (:Person {id: id}) }
CALL (id) {
  MATCH (request:Request) WHERE request.key STARTS WITH id + '\n' RETURN 'a request' AS left
  UNION ALL
  MATCH (copy:MessageCopy {owner: id}) RETURN 'a copy of a message' AS left
  UNION ALL
  MATCH (entry:ActivityEntry {owner: id}) RETURN 'an activity' AS left
}
RETURN id + ' has gone, and has left ' + left AS broken
