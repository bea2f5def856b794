// What services have given Shindig for the person.
CALL (person) {
  MATCH (person)-[:HAS_GADGET_TOKEN]->(token)
  WITH collect(token) AS tokens
  FOREACH (token IN tokens | DETACH DELETE token)
}
