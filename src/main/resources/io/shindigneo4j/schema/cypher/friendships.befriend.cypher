// Asks for friendship, or makes two people friends of each other where the other has asked already; answers what they
// are then. Refuses a request of a person of whom ten thousand wait.
// Sample: {"person": "jane.doe", "other": "john.doe", "onlyIfAsked": false, "now": 0, "receipt": null}
// Include: locked-pair
// Include: kept-receipt
WITH person, other, kept, CASE
  WHEN kept IS NOT NULL OR EXISTS { (person)-[:FRIEND_OF]->(other) } THEN 'stay'
  WHEN EXISTS { (person)-[:BLOCKS]-(other) } THEN 'stay'
  WHEN EXISTS { (other)-[:FRIEND_REQUEST]->(person) } THEN 'confirm'
  WHEN $call.onlyIfAsked OR EXISTS { (person)-[:FRIEND_REQUEST]->(other) } THEN 'stay'
  WHEN COUNT { (person)-[:FRIEND_REQUEST]->() } >= 10000 THEN 'full'
  ELSE 'ask'
END AS firstStep
CALL (kept, firstStep) {
  UNWIND CASE WHEN kept IS NULL AND firstStep <> 'full' THEN [0] ELSE [] END AS once
  // Include: receipt
  RETURN head(collect(earlier)) AS answered
}
WITH person, other, coalesce(kept, answered) AS earlier,
  CASE WHEN answered IS NULL THEN firstStep ELSE 'stay' END AS step
CALL (person, other, step) {
  UNWIND CASE step WHEN 'ask' THEN [0] ELSE [] END AS ask
  CREATE (person)-[:FRIEND_REQUEST {since: $call.now}]->(other)
}
CALL (person, other, step) {
  UNWIND CASE step WHEN 'confirm' THEN [0] ELSE [] END AS confirm
  OPTIONAL MATCH (person)-[old:FRIEND_OF]-(other)
  WITH coalesce(min(coalesce(old.since, $call.now)), $call.now) AS since, confirm
  MERGE (person)-[there:FRIEND_OF]->(other)
  SET there.since = since
  MERGE (other)-[back:FRIEND_OF]->(person)
  SET back.since = since
  WITH DISTINCT since
  MATCH (person)-[request:FRIEND_REQUEST]-(other)
  DELETE request
}
WITH earlier, CASE
  WHEN earlier IS NOT NULL THEN earlier
  WHEN step = 'full' THEN step
  WHEN EXISTS { (person)-[:FRIEND_OF]->(other) } THEN 'friends'
  WHEN EXISTS { (person)-[:BLOCKS]-(other) } THEN 'blocked'
  WHEN EXISTS { (person)-[:FRIEND_REQUEST]->(other) } THEN 'requested'
  ELSE 'none'
END AS state
CALL (earlier, state) {
  UNWIND CASE WHEN earlier IS NULL THEN [$call.receipt] ELSE [] END AS receipt
  MATCH (request:Request {key: receipt.key})
  SET request.answer = state
}
RETURN state
