// One person by id: the values of the selected properties, and the entries of the selected lists.
// Sample: {"id": "john.doe", "selection": {"properties": ["id", "displayName"], "details": ["HAS_EMAIL"]}}
MATCH (person:Person {id: $call.id})
RETURN
  head([all IN [person {.*}] | [key IN $call.selection.properties | all[key]]]) AS values,
  COLLECT {
    MATCH (person)-[has:HAS_ACCOUNT|HAS_ADDRESS|HAS_ALTERNATE_NAME|HAS_EMAIL|HAS_IM|HAS_ORGANIZATION|HAS_PHONE_NUMBER|HAS_PHOTO|HAS_URL]->(entry)
    WHERE type(has) IN $call.selection.details
    RETURN [type(has), entry {.*}]
    ORDER BY type(has), has.position
  } AS details
