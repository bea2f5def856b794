// What the graph has encrypted of the kind of the call: adds id, which tells its node from others, and sealed.
CALL () {
  WITH $call.kind AS kind
  WHERE kind = 'client'
  MATCH (node:OAuthClient)
  RETURN [node.id] AS id, node.sealedSecret AS sealed
UNION ALL
  WITH $call.kind AS kind
  WHERE kind = 'request_token'
  MATCH (node:OAuthRequestToken)
  RETURN [node.hash] AS id, node.sealedSecret AS sealed
UNION ALL
  WITH $call.kind AS kind
  WHERE kind = 'token'
  MATCH (node:OAuthToken)
  RETURN [node.hash] AS id, node.sealedSecret AS sealed
UNION ALL
  WITH $call.kind AS kind
  WHERE kind = 'service'
  MATCH (node:GadgetService)
  RETURN [node.gadget, node.name, node.id] AS id, node.sealedSecret AS sealed
UNION ALL
  WITH $call.kind AS kind
  WHERE kind = 'gadget_token'
  MATCH (node:GadgetToken)<-[:HAS_GADGET_TOKEN]-(person)
  RETURN [person.id, node.service, node.name] AS id, node.sealed AS sealed
}
