// Adds friends, those of the users whom the viewer may see, each once.
CALL () {
  MATCH (user:Person)-[:FRIEND_OF]->(person:Person)
  WHERE user.id IN $call.users AND person <> user
  WITH DISTINCT person
  WHERE
    // Include: visible-person
  RETURN collect(person) AS friends
}
