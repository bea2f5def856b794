// Endorses another person's skill, once.
// Sample: {"owner": "jane.doe", "key": "java", "endorser": {"viewer": "john.doe", "reach": "friends"}, "now": 0}
CALL () {
  WITH $call.endorser.viewer AS endorserId
  // Include: endorsement-pair
  OPTIONAL MATCH (own:PersonSkill {owner: $call.owner, key: $call.key})
  WITH endorser, own, CASE
    WHEN $call.endorser.reach = 'self' THEN 'forbidden'
    WHEN $call.endorser.reach = 'friends' AND NOT EXISTS { (endorser)-[:FRIEND_OF]->(owner) } THEN 'forbidden'
    WHEN own IS NULL THEN 'unknown'
    ELSE 'done'
  END AS outcome
  CALL (endorser, own, outcome) {
    UNWIND CASE outcome WHEN 'done' THEN [0] ELSE [] END AS endorse
    MERGE (endorser)-[endorsement:ENDORSES]->(own)
    ON CREATE SET endorsement.since = $call.now
  }
  RETURN outcome
}
RETURN coalesce(head(collect(outcome)), 'unknown') AS outcome
