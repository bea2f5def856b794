// The person's consents; the clients are locked in order of id, so that two who go at the same time do not block.
CALL (person) {
  MATCH (person)-[consent:CONSENTS_TO]->(client)
  WITH consent, client
  ORDER BY client.id
  SET client.id = client.id
  WITH collect(consent) AS consents
  FOREACH (consent IN consents | DELETE consent)
}
