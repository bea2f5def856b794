// Adds an activity, item, to a stream, timeline, as its newest; the first one is its oldest as well.
// Include: timeline-add
WITH *, NOT EXISTS { (item)-[:OLDER]->() } AS oldest
FOREACH (stream IN CASE WHEN oldest THEN [timeline] ELSE [] END | CREATE (stream)-[:OLDEST]->(item))
