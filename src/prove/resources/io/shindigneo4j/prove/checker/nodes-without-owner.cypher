// Nodes that belong to nobody.
CALL () {
  MATCH (node:AppData) WHERE NOT EXISTS { (node)<-[:HAS_APP_DATA]-(:Person) } RETURN node
  UNION ALL
  MATCH (node:AppDataValue) WHERE NOT EXISTS { (node)<-[:HAS_VALUE]-(:AppData) } RETURN node
  UNION ALL
  MATCH (node:ActivityStream) WHERE NOT EXISTS { (node)<-[:HAS_STREAM]-(:Person) } RETURN node
  UNION ALL
  MATCH (node:MessageCollection) WHERE NOT EXISTS { (node)<-[:HAS_COLLECTION]-(:Person) } RETURN node
  UNION ALL
  MATCH (node:Message) WHERE NOT EXISTS { (node)<-[:COPY_OF]-() } RETURN node
  UNION ALL
  MATCH (node:MessageCopy) WHERE NOT EXISTS { (node)-[:COPY_OF]->(:Message) } RETURN node
}
RETURN labels(node)[0] + ' ' + coalesce(node.id, elementId(node)) + ' belongs to nobody' AS broken
