// Takes a copy of a message out of its collection: from rows of copy and collection, whose owner's lock is held.
CALL (copy, collection) {
  WITH copy AS item, collection AS timeline
  // Include: timeline-remove
  SET timeline.unread = timeline.unread - CASE item.status WHEN 'NEW' THEN 1 ELSE 0 END,
    timeline.updated = $call.updated
}
