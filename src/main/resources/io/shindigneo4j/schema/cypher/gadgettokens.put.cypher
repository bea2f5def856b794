// Stores what a service has given Shindig for a person, and deletes what has expired of the person's.
// Sample: {"place": {"person": "john.doe", "service": "s1", "name": ""}, "token": {"sealed": "k.s", "version": "v2", "granted": 0, "expires": 9}, "replaces": null, "unlessGrantedAfter": null, "now": 1}
CALL () {
  MATCH (locked:Person {id: $call.place.person})
  SET locked.id = locked.id
}
OPTIONAL MATCH (person:Person {id: $call.place.person})
OPTIONAL MATCH (service:GadgetService {id: $call.place.service})
WITH person, person IS NOT NULL AND service IS NOT NULL AS known
CALL (person, known) {
  MATCH (person)-[:HAS_GADGET_TOKEN]->(expired)
  WHERE known AND expired.expires <= $call.now
  DETACH DELETE expired
}
CALL (person) {
  OPTIONAL MATCH (person)-[:HAS_GADGET_TOKEN]->(token:GadgetToken)
  RETURN
    count(token) AS tokens,
    [each IN collect(token) WHERE each.service = $call.place.service AND each.name = $call.place.name] AS old
}
WITH person, old, CASE
  WHEN NOT known THEN 'unknown'
  WHEN $call.replaces IS NOT NULL AND NOT any(each IN old WHERE each.version = $call.replaces) THEN 'unknown'
  WHEN $call.unlessGrantedAfter IS NOT NULL AND any(each IN old WHERE each.granted > $call.unlessGrantedAfter) THEN 'exists'
  WHEN size(old) = 0 AND tokens >= 100 THEN 'full'
  ELSE 'done'
END AS outcome
CALL (person, outcome) {
  WITH person
  WHERE outcome = 'done'
  MERGE (person)-[:HAS_GADGET_TOKEN]->(token:GadgetToken {service: $call.place.service, name: $call.place.name})
  SET token += $call.token
  REMOVE token.claimed
}
RETURN outcome
