// Uses the nonce of a signed request; says whether it is the first to do so.
// Sample: {"key": "new", "now": 1}
MERGE (nonce:OAuthNonce {key: $call.key})
ON CREATE SET nonce.at = $call.now, nonce.isNew = true
WITH nonce, nonce.isNew AS isNew
REMOVE nonce.isNew
RETURN isNew IS NOT NULL AS first
