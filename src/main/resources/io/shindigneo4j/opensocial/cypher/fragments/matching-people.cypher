// Keeps the people that the query asks for; follows a WITH.
WHERE ($query.updatedSince IS NULL OR person.updated >= $query.updatedSince)
  AND (
    $query.filter IS NULL
    OR ($query.filter.target.detail IS NULL
      AND any(value IN coalesce([] + person[$query.filter.target.property], []) WHERE CASE $query.filter.comparison
        WHEN 'contains' THEN toString(value) CONTAINS $query.filter.value
        WHEN 'equals' THEN toString(value) = $query.filter.value
        WHEN 'starts_with' THEN toString(value) STARTS WITH $query.filter.value
        ELSE toString(value) <> ''
      END))
    OR EXISTS {
      MATCH (person)-[has:HAS_ACCOUNT|HAS_ADDRESS|HAS_EMAIL|HAS_IM|HAS_ORGANIZATION|HAS_PHONE_NUMBER|HAS_PHOTO|HAS_URL]->(entry)
      WHERE type(has) = $query.filter.target.detail
        AND any(value IN coalesce([] + entry[$query.filter.target.property], []) WHERE CASE $query.filter.comparison
          WHEN 'contains' THEN toString(value) CONTAINS $query.filter.value
          WHEN 'equals' THEN toString(value) = $query.filter.value
          WHEN 'starts_with' THEN toString(value) STARTS WITH $query.filter.value
          ELSE toString(value) <> ''
        END)
    })
