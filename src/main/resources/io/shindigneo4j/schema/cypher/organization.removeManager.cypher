// Leaves a person without a manager; where one is named, without that one only.
// Sample: {"person": "john.doe", "manager": null}
CALL () {
  MATCH (locked:Person {id: $call.person})
  SET locked.id = locked.id
}
CALL () {
  MATCH (:Person {id: $call.person})-[report:REPORTS_TO]->(manager)
  WHERE $call.manager IS NULL OR manager.id = $call.manager
  DELETE report
  RETURN count(report) AS reports
}
RETURN reports > 0 AS removed
