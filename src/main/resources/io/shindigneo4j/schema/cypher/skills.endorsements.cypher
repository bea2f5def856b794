// The endorsements of a person's skills after a moment, the last first.
// Sample: {"owner": "john.doe", "since": 0, "limit": 20}
MATCH (:Person {id: $call.owner})-[:HAS_SKILL]->(own)<-[endorsement:ENDORSES]-(endorser:Person)
WHERE endorsement.since > $call.since AND endorser.id IS :: STRING NOT NULL
WITH own, endorser.id AS endorser, endorsement.since AS since
ORDER BY since DESC, own.key, endorser
LIMIT $call.limit
MATCH (own)-[:IS_SKILL]->(skill)
WITH own.key AS key, skill.name AS name, endorser, since
ORDER BY since DESC, key, endorser
RETURN collect({skill: name, endorser: endorser, since: since}) AS endorsements
