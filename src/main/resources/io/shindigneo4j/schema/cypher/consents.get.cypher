// What a person lets an OAuth client do; no row for nothing.
// Sample: {"person": "john.doe", "client": "app"}
MATCH (:Person {id: $call.person})-[consent:CONSENTS_TO]->(client:OAuthClient {id: $call.client})
RETURN client.id AS client, client.name AS name, consent.scopes AS scopes, consent.since AS since
