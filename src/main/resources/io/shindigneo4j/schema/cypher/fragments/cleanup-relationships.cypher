// The entries of the profile, and all relationships of the person but those to grants. That locks other people, and so
// comes before the grants, whose revocations lock their log.
CALL (person) {
  MATCH (person)-[:HAS_ACCOUNT|HAS_ADDRESS|HAS_ALTERNATE_NAME|HAS_EMAIL|HAS_IM|HAS_ORGANIZATION|HAS_PHONE_NUMBER|HAS_PHOTO|HAS_URL]->(entry)
  DETACH DELETE entry
}
CALL (person) {
  MATCH (person)-[relationship]-()
  WHERE NOT relationship:HAS_GRANT
  DELETE relationship
}
