// The services from which gadgets may fetch, in order of gadget, then name: how many there are, and one page of them.
// Sample: {"page": {"first": 0, "limit": 20}}
WITH COLLECT {
  MATCH (service:GadgetService)
  RETURN service
  ORDER BY service.gadget, service.name
} AS matches
RETURN size(matches) AS total, [service IN matches[$call.page.first..$call.page.first + $call.page.limit] | service {
  .id,
  .gadget,
  .name,
  .proof,
  .client,
  .sealedSecret,
  .issuer,
  .request,
  .authorization,
  .token,
  .resources,
  .created
}] AS services
