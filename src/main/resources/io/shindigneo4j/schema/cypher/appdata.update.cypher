// Sets and removes values that an application keeps for a person, unless they would be more than the limits allow,
// or a thousand other applications keep values for the person.
// Sample: {"user": "john.doe", "application": "1", "values": [{"key": "count", "text": "2", "size": 6}], "removed": ["size"], "limits": {"keys": 10, "size": 100}}
MATCH (person:Person {id: $call.user})
SET person.id = person.id
WITH person
OPTIONAL MATCH (person)-[:HAS_APP_DATA]->(data:AppData {application: $call.application})
WITH person, data IS NOT NULL AS known, COLLECT {
  MATCH (data)-[:HAS_VALUE]->(value)
  WHERE NOT value.key IN $call.removed AND NOT value.key IN [row IN $call.values | row.key]
  RETURN value.size
} AS kept
WITH person, known, size(kept) + size($call.values) <= $call.limits.keys
  AND reduce(sum = 0, size IN kept + [row IN $call.values | row.size] | sum + size) <= $call.limits.size AS fits
WITH person, fits, $call.application AS application, COLLECT {
  MATCH (person)-[:HAS_APP_DATA]->(data)
  WHERE fits AND NOT known AND data.application <> ''
  RETURN data
} AS taken, 1000 AS most
// Include: application-room
WITH person, full, fits AND NOT full AS stored
CALL (person, stored) {
  UNWIND CASE WHEN stored THEN [0] ELSE [] END AS once
  MERGE (person)-[:HAS_APP_DATA]->(data:AppData {application: $call.application})
  WITH data
  CALL (data) {
    MATCH (data)-[:HAS_VALUE]->(value)
    WHERE value.key IN $call.removed
    DETACH DELETE value
  }
  UNWIND $call.values AS row
  MERGE (data)-[:HAS_VALUE]->(value:AppDataValue {key: row.key})
  SET value.text = row.text, value.size = row.size
}
RETURN stored, full
