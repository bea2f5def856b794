// Adds values that applications keep for people, as far as the limits allow. A value that is there already stays.
// Sample: {"rows": [{"person": "john.doe", "application": "1", "key": "new", "text": "\"0\"", "size": 6}], "limits": {"keys": 1000, "size": 65536}}
// Include: transfer-rows
CALL (row) {
  // Include: transfer-person
  OPTIONAL MATCH (person)-[:HAS_APP_DATA]->(kept:AppData {application: row.application})
  WITH row, person, COLLECT { MATCH (kept)-[:HAS_VALUE]->(value) RETURN value } AS values
  WITH row, person, CASE
    WHEN person IS NULL THEN 'person'
    WHEN any(value IN values WHERE value.key = row.key) THEN 'present'
    WHEN size(values) >= $call.limits.keys
      OR reduce(sum = row.size, value IN values | sum + value.size) > $call.limits.size THEN 'full'
    ELSE 'written'
  END AS outcome
  CALL (row, person, outcome) {
    UNWIND CASE outcome WHEN 'written' THEN [0] ELSE [] END AS once
    MERGE (person)-[:HAS_APP_DATA]->(data:AppData {application: row.application})
    CREATE (data)-[:HAS_VALUE]->(:AppDataValue {key: row.key, text: row.text, size: row.size})
  }
  RETURN outcome
}
RETURN position, outcome, [] AS lost
ORDER BY position
