// The groups that people own and are in.
// Sample: {"people": ["john.doe"]}
UNWIND $people AS id
MATCH (:Person {id: id})-[bond:OWNER_OF|MEMBER_OF]->(group)
RETURN group.title AS token, CASE type(bond) WHEN 'OWNER_OF' THEN 'owner ' ELSE 'member ' END + id AS part
