// Undoes what ties two people: their friendship, or a request for it.
// Sample: {"person": "john.doe", "other": "jane.doe", "tie": "friendship"}
CALL () {
  // Include: locked-pair
  CALL (person, other) {
    MATCH (person)-[tie:FRIEND_OF|FRIEND_REQUEST]-(other)
    WHERE CASE $call.tie
      WHEN 'friendship' THEN type(tie) = 'FRIEND_OF'
      WHEN 'received_request' THEN type(tie) = 'FRIEND_REQUEST' AND startNode(tie) = other
      ELSE type(tie) = 'FRIEND_REQUEST' AND startNode(tie) = person
    END
    DELETE tie
    RETURN count(tie) AS ties
  }
  RETURN ties
}
RETURN coalesce(sum(ties), 0) > 0 AS undone
