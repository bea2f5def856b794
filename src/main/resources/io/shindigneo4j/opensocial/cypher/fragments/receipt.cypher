// Remembers the request, where it has an id: adds earlier, the first one's answer, null where this is the first.
CALL () {
  UNWIND CASE WHEN $call.receipt IS NULL THEN [] ELSE [$call.receipt] END AS receipt
  WITH receipt, randomUUID() AS attempt
  MERGE (request:Request {key: receipt.key})
  ON CREATE SET request.at = receipt.at, request.attempt = attempt, request.answer = receipt.answer
  RETURN head(collect(CASE WHEN request.attempt <> attempt THEN request.answer END)) AS earlier
}
