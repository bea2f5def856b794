// Lets a person come into somebody's recommendations again; tells whether that is new.
// Sample: {"person": "john.doe", "other": "jane.doe"}
// Include: locked-pair
CALL (person, other) {
  MATCH (person)-[tie:DISMISSED]->(other)
  DELETE tie
  RETURN count(tie) AS ties
}
RETURN ties > 0 AS changed, false AS full
