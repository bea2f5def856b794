// Registers an OAuth client whose id is not taken.
// Sample: {"client": {"id": "new", "name": "New", "kind": "confidential", "secretHash": "h", "sealedSecret": null, "publicKey": null, "redirectUris": ["https://new.example.org/back"], "grantTypes": ["authorization_code"], "scopes": ["people:read"], "enabled": true, "created": 0}}
MERGE (client:OAuthClient {id: $call.client.id})
ON CREATE SET client += $call.client, client.isNew = true
WITH client, client.isNew AS isNew
REMOVE client.isNew
RETURN CASE WHEN isNew IS NULL THEN 'exists' ELSE 'done' END AS outcome
