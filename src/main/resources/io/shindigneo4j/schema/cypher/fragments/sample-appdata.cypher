// Loads the values of the sample that an application keeps for people: the row's, or else that of all.
CALL () {
  UNWIND $call.appData AS row
  MATCH (person:Person {id: row.person})
  MERGE (person)-[:HAS_APP_DATA]->(data:AppData {application: coalesce(row.application, $call.application)})
  MERGE (data)-[:HAS_VALUE]->(value:AppDataValue {key: row.key})
  SET value.text = row.text, value.size = row.size
}
