// Ends a request token that waits for a person.
// Sample: {"hash": "waiting", "now": 1}
WITH $call.hash AS hash
// Include: locked-request-token
WITH waiting, waiting IS NOT NULL AS known
DETACH DELETE waiting
RETURN CASE WHEN known THEN 'done' ELSE 'unknown' END AS outcome
