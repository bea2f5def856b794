// The activity with an id among those of an owner: from the texts owner and id, at most one row of item.
CALL (owner, id) {
  MATCH (item:ActivityEntry {owner: owner, id: id})
  WHERE $call.kind = 'entry'
  RETURN item
UNION ALL
  MATCH (item:Activity {owner: owner, id: id})
  WHERE $call.kind = 'activity'
  RETURN item
}
WITH item
WHERE ($call.application IS NULL OR item.application IN ['', $call.application])
