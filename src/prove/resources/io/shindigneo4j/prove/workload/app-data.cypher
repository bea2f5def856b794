// The values that applications keep for people: the text is the key in quotes.
// Sample: {"people": ["john.doe"]}
UNWIND $people AS id
MATCH (:Person {id: id})-[:HAS_APP_DATA]->()-[:HAS_VALUE]->(value)
RETURN value.key AS token, CASE value.text WHEN '"' + value.key + '"' THEN '' ELSE 'damaged ' END + 'value of ' + id AS part
