// Locks the person of a token: adds person and token, null where they are unknown.
CALL () {
  MATCH (locked:Person {id: $call.place.person})
  SET locked.id = locked.id
}
OPTIONAL MATCH (person:Person {id: $call.place.person})
OPTIONAL MATCH (person)-[:HAS_GADGET_TOKEN]->(token:GadgetToken {service: $call.place.service, name: $call.place.name})
