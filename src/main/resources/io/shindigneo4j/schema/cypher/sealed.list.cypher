// The encrypted values of a kind that need another key, after an id and in order of id.
// Sample: {"kind": "service", "key": "new", "after": [], "limit": 500}
// Indexes compare texts by code point, and are read no further than the page. What is put together here is compared by
// UTF-16: Neo4j compares texts by where they come from.
CALL () {
  WITH $call.kind AS kind
  WHERE kind = 'client'
  MATCH (node:OAuthClient) USING INDEX node:OAuthClient(id)
  WHERE node.id >= coalesce(head($call.after), '') AND NOT node.id IN $call.after
    AND NOT node.sealedSecret STARTS WITH $call.key + '.'
  RETURN [node.id] AS id, node.sealedSecret AS sealed
  ORDER BY node.id
  LIMIT $call.limit
UNION ALL
  WITH $call.kind AS kind
  WHERE kind = 'request_token'
  MATCH (node:OAuthRequestToken) USING INDEX node:OAuthRequestToken(hash)
  WHERE node.hash >= coalesce(head($call.after), '') AND NOT node.hash IN $call.after
    AND NOT node.sealedSecret STARTS WITH $call.key + '.'
  RETURN [node.hash] AS id, node.sealedSecret AS sealed
  ORDER BY node.hash
  LIMIT $call.limit
UNION ALL
  WITH $call.kind AS kind
  WHERE kind = 'token'
  MATCH (node:OAuthToken) USING INDEX node:OAuthToken(hash)
  WHERE node.hash >= coalesce(head($call.after), '') AND NOT node.hash IN $call.after
    AND NOT node.sealedSecret STARTS WITH $call.key + '.'
  RETURN [node.hash] AS id, node.sealedSecret AS sealed
  ORDER BY node.hash
  LIMIT $call.limit
UNION ALL
  WITH $call.kind AS kind
  WHERE kind = 'service'
  MATCH (node:GadgetService)
  WITH node, [node.gadget + '', node.name + '', node.id + ''] AS place
  WHERE NOT node.sealedSecret STARTS WITH $call.key + '.' AND place > [text IN $call.after | text + '']
  RETURN [node.gadget, node.name, node.id] AS id, node.sealedSecret AS sealed
  ORDER BY place
  LIMIT $call.limit
UNION ALL
  WITH $call.kind AS kind
  WHERE kind = 'gadget_token'
  MATCH (person:Person) USING INDEX person:Person(id)
  WHERE person.id >= coalesce(head($call.after), '')
  WITH person
  ORDER BY person.id
  MATCH (person)-[:HAS_GADGET_TOKEN]->(node:GadgetToken)
  WHERE NOT node.sealed STARTS WITH $call.key + '.'
  WITH person, node, [node.service + '', node.name + ''] AS place
  WHERE size($call.after) = 0 OR person.id <> head($call.after) OR place > [text IN tail($call.after) | text + '']
  RETURN [person.id, node.service, node.name] AS id, node.sealed AS sealed
  ORDER BY person.id, place
  LIMIT $call.limit
}
RETURN id, sealed
