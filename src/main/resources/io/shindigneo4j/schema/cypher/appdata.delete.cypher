// Removes values that an application keeps for a person, all of them where no key is named, and answers what they were.
// Sample: {"user": "john.doe", "application": "1", "keys": ["count"]}
MATCH (person:Person {id: $call.user})
SET person.id = person.id
WITH person
WITH person, COLLECT {
  MATCH (person)-[:HAS_APP_DATA]->(:AppData {application: $call.application})-[:HAS_VALUE]->(value)
  WHERE size($call.keys) = 0 OR value.key IN $call.keys
  RETURN value
  ORDER BY value.key
} AS values
WITH values, [value IN values | [value.key, value.text]] AS removed
FOREACH (value IN values | DETACH DELETE value)
RETURN removed
