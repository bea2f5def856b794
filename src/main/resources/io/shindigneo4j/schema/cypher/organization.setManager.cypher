// Gives a person a manager, in place of the one there was, unless the manager reports to the person. Of two changes one
// comes after the other: both lock the hierarchy.
// Sample: {"person": "john.doe", "manager": "jane.doe", "now": 0}
CALL () {
  UNWIND CASE WHEN $call.person < $call.manager THEN [$call.person, $call.manager] ELSE [$call.manager, $call.person] END AS id
  MATCH (locked:Person {id: id})
  SET locked.id = locked.id
}
CALL () {
  MATCH (person:Person {id: $call.person}), (manager:Person {id: $call.manager})
  MERGE (hierarchy:Hierarchy {name: 'organization'})
  SET hierarchy.name = hierarchy.name
  WITH person, manager, manager AS subordinate
  // Include: superiors
  WITH person, manager, CASE WHEN person IN superiors THEN 'circle' ELSE 'done' END AS outcome
  CALL (person, manager, outcome) {
    UNWIND CASE outcome WHEN 'done' THEN [0] ELSE [] END AS replace
    OPTIONAL MATCH (person)-[old:REPORTS_TO]->()
    WITH person, manager, collect(old) AS olds
    WITH person, manager, olds, head([old IN olds WHERE endNode(old) = manager]) AS kept
    FOREACH (old IN [old IN olds WHERE coalesce(old <> kept, true)] | DELETE old)
    WITH person, manager
    MERGE (person)-[report:REPORTS_TO]->(manager)
    ON CREATE SET report.since = $call.now
  }
  RETURN outcome
}
RETURN coalesce(head(collect(outcome)), 'unknown') AS outcome
