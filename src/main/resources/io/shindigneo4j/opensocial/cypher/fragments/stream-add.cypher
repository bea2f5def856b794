// Adds an activity, item, to a stream, timeline, as its newest; the first one is its oldest as well.
// Include: timeline-add
FOREACH (stream IN CASE timeline.total WHEN 1 THEN [timeline] ELSE [] END | CREATE (stream)-[:OLDEST]->(item))
