// Looks for the request without remembering it: adds kept, the first one's answer, null where this is the first.
CALL () {
  OPTIONAL MATCH (request:Request {key: $call.receipt.key})
  RETURN head(collect(request.answer)) AS kept
}
