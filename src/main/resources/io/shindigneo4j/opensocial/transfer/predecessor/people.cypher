// People with their profiles, by their ids. A person is known by the relationships that people alone have; one who has
// none at all, by a name.
MATCH (p)
WHERE (p)-[:FRIEND_OF|FRIEND_REQUEST|MANAGER|SECRETARY]-()
  OR (p)-[:MEMBER_OF|OWNS|OWNER_OF|SENT|ACTED|CURRENTLY_AT|EMAILS|IMS|PHONE_NUMS|PHOTOS|HAS_DATA|ACCOUNT|EMPLOYED|HAS_SKILL]->()
  OR (p)<-[:SENT_TO|LINKED_BY|CONTRIBUTED_BY]-()
  OR ((p)-[:LOCATED_AT]->() AND NOT (p)<-[:CONTAINS|OWNER_OF|IN_UNIT]-() AND NOT (p)-[:PART_OF]->())
  OR (NOT (p)--() AND p.id IS NOT NULL AND coalesce(p.displayName, p.`name.formatted`, p.`name.familyName`) IS NOT NULL)
WITH p
ORDER BY p.id
RETURN id(p) AS row, properties(p) AS fields,
  [(p)-[:EMAILS]->(entry) | properties(entry)] AS emails,
  [(p)-[:IMS]->(entry) | properties(entry)] AS ims,
  [(p)-[:PHONE_NUMS]->(entry) | properties(entry)] AS phoneNumbers,
  [(p)-[:PHOTOS]->(entry) | properties(entry)] AS photos,
  [(p)-[:LOCATED_AT]->(address) | properties(address)] AS addresses,
  head([(p)-[:CURRENTLY_AT]->(address) | properties(address)]) AS currentLocation,
  [(p)-[account:ACCOUNT]->() | properties(account)] AS accounts,
  [(p)-[job:EMPLOYED]->(department) | {
    job: properties(job),
    department: properties(department),
    unit: head([(department)-[:IN_UNIT]->(unit) | {
      fields: properties(unit),
      address: head([(unit)-[:LOCATED_AT]->(address) | properties(address)]),
      organization: head([(unit)-[:PART_OF]->(organization) | properties(organization)])
    }])
  }] AS jobs
