// What is remembered of the person's requests, which tells what was written.
CALL (person) {
  MATCH (request:Request)
  WHERE request.key STARTS WITH person.id + '\n'
  DETACH DELETE request
}
