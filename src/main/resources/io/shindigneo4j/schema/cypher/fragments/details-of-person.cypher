// The entries of lists of a person, where some were selected.
CASE WHEN size($call.selection.details) = 0 THEN [] ELSE COLLECT {
  MATCH (person)-[has:HAS_ACCOUNT|HAS_ADDRESS|HAS_ALTERNATE_NAME|HAS_EMAIL|HAS_IM|HAS_ORGANIZATION|HAS_PHONE_NUMBER|HAS_PHOTO|HAS_URL]->(entry)
  WHERE type(has) IN $call.selection.details
  RETURN [type(has), entry {.*}]
  ORDER BY type(has), has.position
} END
