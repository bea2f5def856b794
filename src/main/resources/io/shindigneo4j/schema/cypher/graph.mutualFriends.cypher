// The friends that two people have in common: how many in all, and one page of them, by id.
// Sample: {"user": "john.doe", "other": "jane.doe", "viewpoint": {"viewer": "john.doe", "reach": "everybody"}, "page": {"first": 0, "limit": 20}, "selection": {"properties": ["id", "displayName"], "details": ["HAS_EMAIL"]}}
CALL () {
  MATCH (person:Person {id: $call.user})
  WHERE
    // Include: visible-person
  MATCH (person)-[:FRIEND_OF]->(friend:Person)
  WHERE friend <> person
  WITH collect(friend) AS friends
  MATCH (person:Person {id: $call.other})
  WHERE
    // Include: visible-person
  WITH person AS other, friends
  MATCH (other)-[:FRIEND_OF]->(person:Person)
  WHERE person <> other AND person IN friends
  WITH DISTINCT person
  WHERE
    // Include: visible-person
  WITH person
  ORDER BY person.id
  RETURN collect(person) AS matches
}
RETURN size(matches) AS total, COLLECT {
  UNWIND matches[$call.page.first..$call.page.first + $call.page.limit] AS person
  RETURN {
    // Include: profile-of-person
  }
} AS people
