// The revocations after a number, in their order. The index is read in that order: a later one that is committed
// meanwhile is not found before an earlier one.
// Sample: {"after": 0}
MATCH (revocation:Revocation)
USING INDEX revocation:Revocation(sequence)
WHERE revocation.sequence > $call.after
RETURN revocation.sequence AS sequence, revocation.kind AS kind, revocation.subject AS subject, revocation.before AS before,
  revocation.expires AS expires
ORDER BY sequence
LIMIT 10000
