// Revokes, for each row, what was issued until now to what kind and subject name: adds revocation. It is remembered for as
// long as others of its kind where the call has no expires.
WITH *, $call.now AS before, $call.expires AS expires
// Include: revoke-before
