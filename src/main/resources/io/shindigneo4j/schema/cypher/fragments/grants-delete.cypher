// Deletes some of grants that are void, one for each row, so that it takes little time: those of few tokens. The others
// are deleted in batches.
WITH grant
ORDER BY grant.id
LIMIT 100
WITH grant
WHERE COUNT { (grant)-[:HAS_TOKEN]->() } <= 20
OPTIONAL MATCH (grant)-[:HAS_TOKEN]->(token)
DETACH DELETE token, grant
FINISH
