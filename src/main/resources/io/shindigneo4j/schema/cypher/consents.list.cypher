// The consents of a person in order of the client's id: how many there are, and one page of them.
// Sample: {"person": "john.doe", "page": {"first": 0, "limit": 20}}
WITH COLLECT {
  MATCH (:Person {id: $call.person})-[consent:CONSENTS_TO]->(client:OAuthClient)
  RETURN {client: client.id, name: client.name, scopes: consent.scopes, since: consent.since}
  ORDER BY client.id
} AS matches
RETURN size(matches) AS total, matches[$call.page.first..$call.page.first + $call.page.limit] AS consents
