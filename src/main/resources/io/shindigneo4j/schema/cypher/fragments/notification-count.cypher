// Counts waiting, relationships that have begun, and those after the person's mark of the kind: makes counted of them.
OPTIONAL MATCH (person)-[:HAS_SEEN]->(mark:SeenMark {kind: kind})
WITH waiting, max(mark.moment) AS seen
WITH waiting, seen, [each IN waiting | coalesce(each.since, 0)] AS begun
WITH {
  total: size(begun),
  unseen: size([since IN begun WHERE seen IS NULL OR since > seen]),
  newest: reduce(newest = null, since IN begun | CASE WHEN newest > since THEN newest ELSE since END),
  seen: seen
} AS counted
