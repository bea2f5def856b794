// The values and the entries of lists of a person; within a map.
values: head([all IN [person {.*}] | [key IN $call.selection.properties | all[key]]]),
details: CASE WHEN size($call.selection.details) = 0 THEN [] ELSE COLLECT {
  MATCH (person)-[has:HAS_ACCOUNT|HAS_ADDRESS|HAS_EMAIL|HAS_IM|HAS_ORGANIZATION|HAS_PHONE_NUMBER|HAS_PHOTO|HAS_URL]->(entry)
  WHERE type(has) IN $call.selection.details
  RETURN [type(has), entry {.*}]
  ORDER BY type(has), has.position
} END
