// Revokes, for each row, what was issued until now to what kind and subject name: adds revocation.
WITH *, $call.now AS before
// Include: revoke-before
