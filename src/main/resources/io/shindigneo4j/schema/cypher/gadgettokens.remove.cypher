// Deletes what a service has given Shindig for a person.
// Sample: {"place": {"person": "john.doe", "service": "s1", "name": ""}, "version": null}
// Include: gadget-token
WITH token, token IS NOT NULL AND coalesce(token.version = $call.version, true) AS known
CALL (token, known) {
  WITH token
  WHERE known
  DETACH DELETE token
}
RETURN CASE WHEN known THEN 'done' ELSE 'unknown' END AS outcome
