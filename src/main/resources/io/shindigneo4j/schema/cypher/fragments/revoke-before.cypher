// Revokes, for each row, what was issued up to the moment before to what kind and subject name: adds revocation. It is
// remembered until expires, or for as long as others of its kind where that is null. The lock of the log is taken last,
// and kept until the transaction ends: so numbers become visible in their order.
CALL (kind, subject, before, expires) {
  MERGE (log:RevocationLog {name: 'revocations'})
  SET log.name = log.name
  WITH kind, subject, before, expires, log
  SET log.sequence = coalesce(log.sequence, 0) + 1
  WITH kind, subject, before, expires, log
  MERGE (revocation:Revocation {key: kind + ':' + subject})
  SET revocation.expires = CASE
      WHEN revocation.before IS NULL OR expires IS NULL OR revocation.expires < expires THEN expires
      ELSE revocation.expires
    END
  SET revocation.kind = kind, revocation.subject = subject, revocation.sequence = log.sequence,
    revocation.before = CASE WHEN revocation.before > before THEN revocation.before ELSE before END
  RETURN revocation
}
