// Groups without an owner.
MATCH (group:Group)
WHERE NOT EXISTS { (group)<-[:OWNER_OF]-(:Person) }
RETURN group.id + ' has no owner' AS broken
