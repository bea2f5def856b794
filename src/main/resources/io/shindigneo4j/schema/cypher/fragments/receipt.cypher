// Remembers the request, where it has an id: adds earlier, the first one's answer, null where this is the first.
CALL () {
  UNWIND CASE WHEN $call.receipt IS NULL THEN [] ELSE [$call.receipt] END AS receipt
  MERGE (request:Request {key: receipt.key})
  ON CREATE SET request.at = receipt.at, request.answer = receipt.answer, request.isNew = true
  WITH request, request.isNew AS isNew
  REMOVE request.isNew
  RETURN head(collect(CASE WHEN isNew IS NULL THEN request.answer END)) AS earlier
}
