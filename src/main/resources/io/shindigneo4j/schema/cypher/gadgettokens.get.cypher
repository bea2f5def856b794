// What a service has given Shindig for a person, unless it has expired.
// Sample: {"place": {"person": "john.doe", "service": "s1", "name": ""}, "now": 1}
MATCH (:Person {id: $call.place.person})-[:HAS_GADGET_TOKEN]->(token:GadgetToken {service: $call.place.service, name: $call.place.name})
WHERE token.expires > $call.now
RETURN token.sealed AS sealed, token.version AS version, token.granted AS granted, token.expires AS expires
