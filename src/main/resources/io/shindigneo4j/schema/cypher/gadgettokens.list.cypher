// What services have given Shindig for a person, without the tokens, in order of gadget, service and name.
// Sample: {"person": "john.doe", "now": 1}
MATCH (:Person {id: $call.person})-[:HAS_GADGET_TOKEN]->(token:GadgetToken)
WHERE token.expires > $call.now
MATCH (registered:GadgetService {id: token.service})
RETURN
  registered.id AS serviceId,
  registered.gadget AS gadget,
  registered.name AS service,
  token.name AS name,
  token.granted AS granted,
  token.expires AS expires
ORDER BY gadget, service, name
