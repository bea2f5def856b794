// Who is no longer there.
// Sample: {"people": ["john.doe"]}
UNWIND $people AS id
WITH id WHERE NOT EXISTS { (:Person {id: id}) }
RETURN id AS token, 'gone' AS part
