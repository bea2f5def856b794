// A request token that waits for a person, has not expired and is not void, null for none: from hash, adds waiting.
CALL (hash) {
  OPTIONAL MATCH (found:OAuthRequestToken {hash: hash})
  WHERE found.expires > $call.now AND EXISTS { (:OAuthClient {id: found.client, enabled: true}) }
  WITH found, ['all:', 'client:' + found.client] AS keys, found.issued AS issued
  // Include: revoked
  RETURN CASE WHEN NOT revoked THEN found END AS waiting
}
