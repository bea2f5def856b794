// A request token that waits for a person.
// Sample: {"hash": "waiting", "now": 1}
WITH $call.hash AS hash
// Include: request-token
WITH waiting
WHERE waiting IS NOT NULL
RETURN waiting.client AS client, waiting.callback AS callback, waiting.scopes AS scopes
