// Whether a token that may be used once can be used, null for none: from token and grant, adds outcome. One that was
// used before has its grant deleted and revoked.
// Include: grant-allowed
// Include: grant-revoked
WITH token, grant, CASE
  WHEN token IS NULL THEN 'unknown'
  WHEN token.used THEN 'replayed'
  WHEN token.expires <= $call.now OR revoked OR NOT allowed THEN 'unknown'
  ELSE 'done'
END AS outcome
CALL (grant, outcome) {
  WITH grant
  WHERE outcome = 'replayed'
  // Include: grant-revoke
  FINISH
}
