// Keeps the people that the query asks for; follows a WITH.
WHERE ($call.query.updatedSince IS NULL OR person.updated >= $call.query.updatedSince)
  AND (
    $call.query.filter IS NULL
    OR ($call.query.filter.target.detail IS NULL
      AND any(value IN coalesce([] + person[$call.query.filter.target.property], []) WHERE CASE $call.query.filter.comparison
        WHEN 'contains' THEN toString(value) CONTAINS $call.query.filter.value
        WHEN 'equals' THEN toString(value) = $call.query.filter.value
        WHEN 'starts_with' THEN toString(value) STARTS WITH $call.query.filter.value
        ELSE toString(value) <> ''
      END))
    OR EXISTS {
      MATCH (person)-[has:HAS_ACCOUNT|HAS_ADDRESS|HAS_ALTERNATE_NAME|HAS_EMAIL|HAS_IM|HAS_ORGANIZATION|HAS_PHONE_NUMBER|HAS_PHOTO|HAS_URL]->(entry)
      WHERE type(has) = $call.query.filter.target.detail
        AND any(value IN coalesce([] + entry[$call.query.filter.target.property], []) WHERE CASE $call.query.filter.comparison
          WHEN 'contains' THEN toString(value) CONTAINS $call.query.filter.value
          WHEN 'equals' THEN toString(value) = $call.query.filter.value
          WHEN 'starts_with' THEN toString(value) STARTS WITH $call.query.filter.value
          ELSE toString(value) <> ''
        END)
    })
