// Items that do not stand in exactly one place of one timeline.
MATCH (item:MessageCopy|ActivityEntry|Activity)
WITH item, COUNT { (item)<-[:NEWEST|OLDER]-() } AS before, COUNT { (item)-[:OLDER]->() } AS behind
WHERE before <> 1 OR behind > 1
RETURN labels(item)[0] + ' ' + item.id + ' has ' + before + ' before it and ' + behind + ' behind it' AS broken
