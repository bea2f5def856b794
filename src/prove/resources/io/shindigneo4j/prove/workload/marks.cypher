// The marks that transactions leave at people.
// Sample: {"people": ["john.doe"]}
UNWIND $people AS id
MATCH (:Person {id: id})-[:HAS_MARK]->(mark)
RETURN mark.token AS token, 'mark of ' + id AS part
