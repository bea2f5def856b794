// Replaces the encrypted secret of an OAuth client, unless it was changed meanwhile.
// Sample: {"id": "app", "from": "old.AAAA", "to": "new.AAAA"}
MATCH (client:OAuthClient {id: $call.id})
SET client.id = client.id
WITH client
WHERE client.sealedSecret IN [$call.from, $call.to]
SET client.sealedSecret = $call.to
RETURN CASE count(*) WHEN 0 THEN 'unknown' ELSE 'done' END AS outcome
