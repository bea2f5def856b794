// A service from which a gadget may fetch; no row where there is none.
// Sample: {"gadget": "https://a.example.org/gadget.xml", "name": "mail"}
MATCH (service:GadgetService {gadget: $call.gadget, name: $call.name})
RETURN
  service.id AS id,
  service.gadget AS gadget,
  service.name AS name,
  service.proof AS proof,
  service.client AS client,
  service.sealedSecret AS sealedSecret,
  service.issuer AS issuer,
  service.request AS request,
  service.authorization AS authorization,
  service.token AS token,
  service.resources AS resources,
  service.created AS created
