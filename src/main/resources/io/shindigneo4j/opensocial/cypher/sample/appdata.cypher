// Loads values that an application keeps for people; answers how many.
// Sample: {"application": "1", "rows": [{"person": "john.doe", "key": "count", "text": "\"0\"", "size": 8}]}
CALL () {
  UNWIND $rows AS row
  MATCH (person:Person {id: row.person})
  MERGE (person)-[:HAS_APP_DATA]->(data:AppData {application: $application})
  MERGE (data)-[:HAS_VALUE]->(value:AppDataValue {key: row.key})
  SET value.text = row.text, value.size = row.size
}
RETURN size($rows) AS values
