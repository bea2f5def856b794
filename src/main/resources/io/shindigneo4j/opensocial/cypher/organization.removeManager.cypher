// Leaves a person without a manager; where one is named, without that one only.
// Sample: {"person": "john.doe", "manager": null}
CALL () {
  MATCH (locked:Person {id: $person})
  SET locked.id = locked.id
}
CALL () {
  MATCH (:Person {id: $person})-[report:REPORTS_TO]->(manager)
  WHERE $manager IS NULL OR manager.id = $manager
  DELETE report
  RETURN count(report) AS reports
}
RETURN reports > 0 AS removed
