// Revokes what was issued until now.
// Sample: {"kind": "person", "subject": "john.doe", "now": 0}
WITH $call.kind AS kind, $call.subject AS subject
// Include: revoke
RETURN revocation.sequence AS sequence, kind, subject, revocation.before AS before
