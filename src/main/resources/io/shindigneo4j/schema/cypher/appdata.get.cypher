// What an application keeps for people: the values of each person, under all keys where none is named.
// Sample: {"around": {"users": ["john.doe"], "circle": "friends", "group": null, "viewpoint": {"viewer": "john.doe", "reach": "friends"}}, "application": "1", "keys": ["count"], "withoutTexts": null}
// Include: around
WITH person, rank
WHERE person.id IS NOT NULL
WITH person
ORDER BY rank, person.id
RETURN collect({
  id: person.id,
  values: COLLECT {
    MATCH (person)-[:HAS_APP_DATA]->(:AppData {application: $call.application})-[:HAS_VALUE]->(value)
    WHERE size($call.keys) = 0 OR value.key IN $call.keys
    RETURN [value.key, CASE WHEN $call.withoutTexts THEN '' ELSE value.text END]
    ORDER BY value.key
  }
}) AS people
