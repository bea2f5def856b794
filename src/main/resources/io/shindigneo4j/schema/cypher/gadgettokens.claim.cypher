// Lets one server alone renew a token for some time.
// Sample: {"place": {"person": "john.doe", "service": "s1", "name": ""}, "version": "v1", "until": 5, "now": 1}
// Include: gadget-token
WITH token, CASE
  WHEN token IS NULL OR token.expires <= $call.now OR token.version <> $call.version THEN 'unknown'
  WHEN token.claimed > $call.now THEN 'claimed'
  ELSE 'done'
END AS outcome
CALL (token, outcome) {
  WITH token
  WHERE outcome = 'done'
  SET token.claimed = $call.until
}
RETURN outcome
