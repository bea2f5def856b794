// Takes an endorsement of a person's skill back.
// Sample: {"owner": "jane.doe", "key": "java", "endorser": "john.doe"}
CALL () {
  WITH $call.endorser AS endorserId
  // Include: endorsement-pair
  MATCH (endorser)-[endorsement:ENDORSES]->(:PersonSkill {owner: $call.owner, key: $call.key})
  DELETE endorsement
  RETURN count(endorsement) AS endorsements
}
RETURN endorsements > 0 AS withdrawn
