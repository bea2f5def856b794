// Removes a service from which a gadget may fetch.
// Sample: {"gadget": "https://a.example.org/gadget.xml", "name": "mail"}
OPTIONAL MATCH (service:GadgetService {gadget: $call.gadget, name: $call.name})
WITH service, service IS NOT NULL AS known
DELETE service
RETURN CASE WHEN known THEN 'done' ELSE 'unknown' END AS outcome
