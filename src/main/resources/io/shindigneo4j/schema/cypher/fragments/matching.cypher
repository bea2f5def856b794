// Keeps the items that the query asks for; follows a WITH.
WHERE ($call.query.updatedSince IS NULL OR item.updated >= $call.query.updatedSince)
  AND ($call.query.filter IS NULL
    OR any(value IN coalesce([] + item[$call.query.filter.target.property], []) WHERE CASE $call.query.filter.comparison
      WHEN 'contains' THEN toString(value) CONTAINS $call.query.filter.value
      WHEN 'equals' THEN toString(value) = $call.query.filter.value
      WHEN 'starts_with' THEN toString(value) STARTS WITH $call.query.filter.value
      ELSE toString(value) <> ''
    END))
