// Keeps a person out of somebody's recommendations; tells whether that is new.
// Sample: {"person": "john.doe", "other": "jane.doe", "now": 0}
// Include: locked-pair
WITH person, other, NOT EXISTS { (person)-[:DISMISSED]->(other) } AS changed
CALL (person, other, changed) {
  UNWIND CASE WHEN changed THEN [0] ELSE [] END AS missing
  CREATE (person)-[:DISMISSED {since: $call.now}]->(other)
}
RETURN changed
