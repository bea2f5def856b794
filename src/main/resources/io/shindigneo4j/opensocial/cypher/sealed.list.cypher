// The encrypted values of a kind that need another key, after an id and in order of id.
// Sample: {"kind": "service", "key": "new", "after": [], "limit": 500}
// Include: sealed-values
WITH id, sealed, [text IN id | text + ''] AS place
// Neo4j compares texts by code point or by UTF-16, by where they come from; what is put together here, by UTF-16.
WHERE NOT sealed STARTS WITH $call.key + '.' AND place > [text IN $call.after | text + '']
RETURN id, sealed
ORDER BY place
LIMIT $call.limit
