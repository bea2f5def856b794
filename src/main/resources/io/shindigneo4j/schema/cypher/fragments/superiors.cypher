// Adds superiors to a subordinate: the manager, the manager's manager and so on; ends even where a graph from elsewhere
// has circles.
CALL (subordinate) {
  MATCH path = ANY SHORTEST (subordinate) ((:Person)-[:REPORTS_TO]->(:Person))+ (superior)
  WHERE superior <> subordinate
  WITH superior, length(path) AS distance
  ORDER BY distance, superior.id
  RETURN collect(superior) AS superiors
}
