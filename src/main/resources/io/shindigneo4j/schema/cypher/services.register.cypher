// Registers a service from which a gadget may fetch, under a name that the gadget does not use yet.
// Sample: {"service": {"id": "new", "gadget": "https://a.example.org/new.xml", "name": "mail", "proof": "client_secret_basic", "client": "shindig", "sealedSecret": "k.s", "issuer": null, "request": null, "authorization": "https://b.example.org/a", "token": "https://b.example.org/t", "resources": ["https://b.example.org/"], "created": 0}}
MERGE (service:GadgetService {gadget: $call.service.gadget, name: $call.service.name})
ON CREATE SET service += $call.service, service.isNew = true
WITH service, service.isNew AS isNew
REMOVE service.isNew
RETURN CASE WHEN isNew IS NULL THEN 'exists' ELSE 'done' END AS outcome
