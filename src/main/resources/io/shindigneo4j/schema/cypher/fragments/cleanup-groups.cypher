// The groups that only the person owns: each passes to the one who has been an admin for longest, or else a member; one
// without anybody goes with the person.
CALL (person) {
  MATCH (person)-[:OWNER_OF]->(owned:Group)
  WITH DISTINCT owned
  ORDER BY owned.id
  SET owned.id = owned.id
  WITH collect(owned) AS groups
  UNWIND groups AS group
  WITH group
  WHERE NOT EXISTS { (other)-[:OWNER_OF]->(group) WHERE other <> person }
  CALL (person, group) {
    OPTIONAL MATCH (member:Person)-[membership:MEMBER_OF]->(group)
    WHERE member <> person
    RETURN member AS heir
    ORDER BY coalesce(membership.role = 'admin', false) DESC, coalesce(membership.since, 0), member.id
    LIMIT 1
  }
  CALL (group, heir) {
    UNWIND CASE WHEN heir IS NULL THEN [] ELSE [heir] END AS owner
    CREATE (owner)-[:OWNER_OF]->(group)
  }
  CALL (group, heir) {
    UNWIND CASE WHEN heir IS NULL THEN [group] ELSE [] END AS empty
    DETACH DELETE empty
  }
}
