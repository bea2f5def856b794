// One person by id: the values of the selected properties, and the entries of the selected lists.
// Sample: {"id": "john.doe", "selection": {"properties": ["id", "displayName"], "details": ["HAS_EMAIL"]}}
MATCH (person:Person {id: $id})
RETURN
  head([all IN [person {.*}] | [key IN $selection.properties | all[key]]]) AS values,
  COLLECT {
    MATCH (person)-[has:HAS_ACCOUNT|HAS_ADDRESS|HAS_EMAIL|HAS_IM|HAS_ORGANIZATION|HAS_PHONE_NUMBER|HAS_PHOTO|HAS_URL]->(entry)
    WHERE type(has) IN $selection.details
    RETURN [type(has), entry {.*}]
    ORDER BY type(has), has.position
  } AS details
