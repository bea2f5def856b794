// Adds personRole, the role of the person in the group: a number, as actorRole.
CALL (person, group) {
  OPTIONAL MATCH (person)-[bond:OWNER_OF|MEMBER_OF|INVITED_TO]->(group)
  RETURN coalesce(max(CASE type(bond)
    WHEN 'OWNER_OF' THEN 4
    WHEN 'INVITED_TO' THEN 1
    WHEN 'MEMBER_OF' THEN CASE bond.role WHEN 'admin' THEN 3 ELSE 2 END
  END), 0) AS personRole
}
