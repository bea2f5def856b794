// What our graph has no place for, and how much of it there is.
MATCH ()-[r:SECRETARY]->()
RETURN 0 AS row, 'secretaries' AS what, count(r) AS count
UNION ALL
MATCH ()-[r:PROCESS_CYCLE]->()
RETURN 0 AS row, 'process cycles' AS what, count(r) AS count
UNION ALL
MATCH (application)<-[:CAME_FROM|USED_BY]-()
RETURN 0 AS row, 'applications, but for their ids' AS what, count(DISTINCT application) AS count
UNION ALL
MATCH (n)
WHERE NOT (n)--() AND size(labels(n)) = 0 AND (n.id IS NULL OR coalesce(n.displayName, n.`name.formatted`, n.`name.familyName`) IS NULL)
RETURN 0 AS row, 'nodes without relationships' AS what, count(n) AS count
UNION ALL
MATCH ()-[r]->()
WHERE NOT type(r) IN ['FRIEND_OF', 'FRIEND_REQUEST', 'MANAGER', 'SECRETARY', 'MEMBER_OF', 'OWNS', 'OWNER_OF', 'SENT',
  'ACTED', 'LOCATED_AT', 'CURRENTLY_AT', 'EMAILS', 'IMS', 'PHONE_NUMS', 'PHOTOS', 'HAS_DATA', 'ACCOUNT', 'EMPLOYED',
  'HAS_SKILL', 'CONTAINS', 'SENT_TO', 'REPLY_TO', 'ACTOR', 'OBJECT', 'TARGET', 'GENERATOR', 'PROVIDER', 'CAME_FROM',
  'HAS_ICON', 'ATTACHED', 'AUTHOR', 'USED_BY', 'IN_UNIT', 'PART_OF', 'IS_SKILL', 'LINKED_BY', 'PROCESS_CYCLE',
  'CONTRIBUTED_BY']
RETURN 0 AS row, 'relationships of the type ' + type(r) AS what, count(r) AS count
