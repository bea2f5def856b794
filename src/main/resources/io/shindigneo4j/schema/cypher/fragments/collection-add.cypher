// Puts a copy of a message into a collection as the newest: from rows of copy and collection, whose owner's lock is
// held.
CALL (copy, collection) {
  WITH copy AS item, collection AS timeline
  // Include: timeline-add
  SET item.collection = timeline.id,
    timeline.unread = coalesce(timeline.unread, 0) + CASE item.status WHEN 'NEW' THEN 1 ELSE 0 END,
    timeline.updated = $call.updated
}
