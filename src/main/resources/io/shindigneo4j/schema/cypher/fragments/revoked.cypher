// Whether what was issued at that moment is void: by keys, a list of kind + ':' + subject in which null stands for
// nothing, and issued; adds revoked.
CALL (keys, issued) {
  UNWIND keys AS key
  MATCH (revocation:Revocation {key: key})
  WHERE revocation.before >= issued
  RETURN count(*) > 0 AS revoked
}
