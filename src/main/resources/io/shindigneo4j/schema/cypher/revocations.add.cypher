// Revokes what was issued until now.
// Sample: {"kind": "person", "subject": "john.doe", "now": 0, "expires": 1}
WITH $call.kind AS kind, $call.subject AS subject
// Include: revoke
RETURN revocation.sequence AS sequence, kind, subject, revocation.before AS before, revocation.expires AS expires
