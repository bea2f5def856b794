// Replaces encrypted values of a kind, each under the lock of its node and if it is still the same: how many are now as
// they were to be.
// Sample: {"kind": "service", "values": [{"id": ["https://a.example.org/gadget.xml", "mail", "s1"], "from": "k.s", "to": "new.s"}]}
UNWIND $call.values AS value
CALL (value) {
  WITH value
  WHERE $call.kind = 'client'
  MATCH (node:OAuthClient {id: value.id[0]})
  SET node.id = node.id
  RETURN node
UNION ALL
  WITH value
  WHERE $call.kind = 'request_token'
  MATCH (node:OAuthRequestToken {hash: value.id[0]})
  SET node.hash = node.hash
  RETURN node
UNION ALL
  WITH value
  WHERE $call.kind = 'token'
  MATCH (node:OAuthToken {hash: value.id[0]})
  SET node.hash = node.hash
  RETURN node
UNION ALL
  WITH value
  WHERE $call.kind = 'service'
  MATCH (node:GadgetService {gadget: value.id[0], name: value.id[1], id: value.id[2]})
  SET node.id = node.id
  RETURN node
UNION ALL
  WITH value
  WHERE $call.kind = 'gadget_token'
  MATCH (:Person {id: value.id[0]})-[:HAS_GADGET_TOKEN]->(node:GadgetToken {service: value.id[1], name: value.id[2]})
  SET node.name = node.name
  RETURN node
}
WITH value, node
WHERE coalesce(node.sealed, node.sealedSecret) IN [value.from, value.to]
SET node += CASE $call.kind WHEN 'gadget_token' THEN {sealed: value.to} ELSE {sealedSecret: value.to} END
RETURN count(*) AS replaced
