// Finds the comments on an activity by its id, all and those of one person; done when all there are can be found.
CREATE INDEX activity_entry_in_reply_to IF NOT EXISTS FOR (e:ActivityEntry) ON (e.inReplyTo);
CREATE INDEX activity_entry_owner_in_reply_to IF NOT EXISTS FOR (e:ActivityEntry) ON (e.owner, e.inReplyTo);
MATCH (e:ActivityEntry)
WHERE e.`object.objectType` = 'comment' AND e.inReplyTo IS NULL
  AND CASE WHEN e.`target.id` IS :: STRING NOT NULL THEN size(e.`target.id`) <= 500 ELSE false END
CALL (e) {
  SET e.inReplyTo = e.`target.id`
} IN TRANSACTIONS OF 1000 ROWS;
CALL db.awaitIndex('activity_entry_in_reply_to', 600);
CALL db.awaitIndex('activity_entry_owner_in_reply_to', 600);
