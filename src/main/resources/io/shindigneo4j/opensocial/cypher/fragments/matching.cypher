// Keeps the items that the query asks for; follows a WITH.
WHERE ($query.updatedSince IS NULL OR item.updated >= $query.updatedSince)
  AND ($query.filter IS NULL
    OR any(value IN coalesce([] + item[$query.filter.target.property], []) WHERE CASE $query.filter.comparison
      WHEN 'contains' THEN toString(value) CONTAINS $query.filter.value
      WHEN 'equals' THEN toString(value) = $query.filter.value
      WHEN 'starts_with' THEN toString(value) STARTS WITH $query.filter.value
      ELSE toString(value) <> ''
    END))
