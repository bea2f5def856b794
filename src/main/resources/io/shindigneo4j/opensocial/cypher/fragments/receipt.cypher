// Remembers the request, where it has an id: adds earlier, the first one's answer, null where this is the first.
CALL () {
  UNWIND CASE WHEN $call.receipt IS NULL THEN [] ELSE [$call.receipt] END AS receipt
  CALL (receipt) {
    MATCH (old:Request)
    WHERE old.at < receipt.at - 86400000
    WITH old LIMIT 2
    DELETE old
  }
  MERGE (request:Request {key: receipt.key})
  ON CREATE SET request.at = receipt.at, request.attempt = receipt.attempt, request.answer = receipt.answer
  RETURN head(collect(CASE WHEN request.attempt <> receipt.attempt THEN request.answer END)) AS earlier
}
