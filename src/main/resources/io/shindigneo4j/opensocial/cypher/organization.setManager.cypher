// Gives a person a manager, in place of the one there was, unless the manager reports to the person. Of two changes one comes after the other: both lock the hierarchy.
// Sample: {"person": "john.doe", "manager": "jane.doe", "now": 0}
CALL () {
  UNWIND CASE WHEN $person < $manager THEN [$person, $manager] ELSE [$manager, $person] END AS id
  MATCH (locked:Person {id: id})
  SET locked.id = locked.id
}
CALL () {
  MATCH (person:Person {id: $person}), (manager:Person {id: $manager})
  MERGE (hierarchy:Hierarchy {name: 'organization'})
  SET hierarchy.name = hierarchy.name
  WITH person, manager, manager AS subordinate
  // Include: superiors
  WITH person, manager, CASE WHEN person IN superiors THEN 'circle' ELSE 'done' END AS outcome
  CALL (person, manager, outcome) {
    UNWIND CASE outcome WHEN 'done' THEN [0] ELSE [] END AS replace
    OPTIONAL MATCH (person)-[old:REPORTS_TO]->(other)
    WHERE other <> manager
    DELETE old
    WITH DISTINCT person, manager
    MERGE (person)-[report:REPORTS_TO]->(manager)
    ON CREATE SET report.since = $now
  }
  RETURN outcome
}
RETURN coalesce(head(collect(outcome)), 'unknown') AS outcome
