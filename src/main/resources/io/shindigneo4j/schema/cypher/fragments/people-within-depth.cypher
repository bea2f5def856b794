// The friends of people, their friends, and so on, each at the least distance: rows of person and distance.
// From several users, each step goes from all people of a layer to the next layer: walks from each user would cost as
// much for each. From one user, a pattern takes less time. The length of a pattern is no parameter, hence a branch for
// each depth; only one has rows to go on from. A row passes all branches that come after its own, hence the short ones
// come last.
WITH *, CASE WHEN size($call.users) = 1 THEN $call.depth ELSE 0 END AS alone
CALL (alone) {
  WITH COLLECT {
    UNWIND CASE alone WHEN 0 THEN $call.users ELSE [] END AS id
    MATCH (met:Person {id: id})
    RETURN DISTINCT met
  } AS layer
  WITH layer, layer AS known, [] AS layers
  WITH known, layers, COLLECT {
    UNWIND layer AS met
    MATCH (met)-[:FRIEND_OF]->(next:Person)
    WHERE $call.depth >= 1 AND NOT next IN known
    RETURN DISTINCT next
  } AS layer
  WITH layer, known + layer AS known, layers + [layer] AS layers
  WITH known, layers, COLLECT {
    UNWIND layer AS met
    MATCH (met)-[:FRIEND_OF]->(next:Person)
    WHERE $call.depth >= 2 AND NOT next IN known
    RETURN DISTINCT next
  } AS layer
  WITH layer, known + layer AS known, layers + [layer] AS layers
  WITH known, layers, COLLECT {
    UNWIND layer AS met
    MATCH (met)-[:FRIEND_OF]->(next:Person)
    WHERE $call.depth >= 3 AND NOT next IN known
    RETURN DISTINCT next
  } AS layer
  WITH layer, known + layer AS known, layers + [layer] AS layers
  WITH known, layers, COLLECT {
    UNWIND layer AS met
    MATCH (met)-[:FRIEND_OF]->(next:Person)
    WHERE $call.depth >= 4 AND NOT next IN known
    RETURN DISTINCT next
  } AS layer
  WITH layer, known + layer AS known, layers + [layer] AS layers
  WITH known, layers, COLLECT {
    UNWIND layer AS met
    MATCH (met)-[:FRIEND_OF]->(next:Person)
    WHERE $call.depth >= 5 AND NOT next IN known
    RETURN DISTINCT next
  } AS layer
  WITH layer, known + layer AS known, layers + [layer] AS layers
  WITH known, layers, COLLECT {
    UNWIND layer AS met
    MATCH (met)-[:FRIEND_OF]->(next:Person)
    WHERE $call.depth >= 6 AND NOT next IN known
    RETURN DISTINCT next
  } AS layer
  WITH layer, known + layer AS known, layers + [layer] AS layers
  WITH known, layers, COLLECT {
    UNWIND layer AS met
    MATCH (met)-[:FRIEND_OF]->(next:Person)
    WHERE $call.depth >= 7 AND NOT next IN known
    RETURN DISTINCT next
  } AS layer
  WITH layer, known + layer AS known, layers + [layer] AS layers
  WITH known, layers, COLLECT {
    UNWIND layer AS met
    MATCH (met)-[:FRIEND_OF]->(next:Person)
    WHERE $call.depth >= 8 AND NOT next IN known
    RETURN DISTINCT next
  } AS layer
  WITH layer, known + layer AS known, layers + [layer] AS layers
  WITH known, layers, COLLECT {
    UNWIND layer AS met
    MATCH (met)-[:FRIEND_OF]->(next:Person)
    WHERE $call.depth >= 9 AND NOT next IN known
    RETURN DISTINCT next
  } AS layer
  WITH layer, known + layer AS known, layers + [layer] AS layers
  WITH known, layers, COLLECT {
    UNWIND layer AS met
    MATCH (met)-[:FRIEND_OF]->(next:Person)
    WHERE $call.depth >= 10 AND NOT next IN known
    RETURN DISTINCT next
  } AS layer
  WITH layer, known + layer AS known, layers + [layer] AS layers
  UNWIND range(1, size(layers)) AS distance
  UNWIND layers[distance - 1] AS person
  RETURN person, distance
UNION ALL
  UNWIND CASE alone WHEN 10 THEN $call.users ELSE [] END AS id
  MATCH path = (:Person {id: id})-[:FRIEND_OF*1..10]->(person)
  WHERE all(met IN nodes(path) WHERE met:Person)
  RETURN person, min(length(path)) AS distance
UNION ALL
  UNWIND CASE alone WHEN 9 THEN $call.users ELSE [] END AS id
  MATCH path = (:Person {id: id})-[:FRIEND_OF*1..9]->(person)
  WHERE all(met IN nodes(path) WHERE met:Person)
  RETURN person, min(length(path)) AS distance
UNION ALL
  UNWIND CASE alone WHEN 8 THEN $call.users ELSE [] END AS id
  MATCH path = (:Person {id: id})-[:FRIEND_OF*1..8]->(person)
  WHERE all(met IN nodes(path) WHERE met:Person)
  RETURN person, min(length(path)) AS distance
UNION ALL
  UNWIND CASE alone WHEN 7 THEN $call.users ELSE [] END AS id
  MATCH path = (:Person {id: id})-[:FRIEND_OF*1..7]->(person)
  WHERE all(met IN nodes(path) WHERE met:Person)
  RETURN person, min(length(path)) AS distance
UNION ALL
  UNWIND CASE alone WHEN 6 THEN $call.users ELSE [] END AS id
  MATCH path = (:Person {id: id})-[:FRIEND_OF*1..6]->(person)
  WHERE all(met IN nodes(path) WHERE met:Person)
  RETURN person, min(length(path)) AS distance
UNION ALL
  UNWIND CASE alone WHEN 5 THEN $call.users ELSE [] END AS id
  MATCH path = (:Person {id: id})-[:FRIEND_OF*1..5]->(person)
  WHERE all(met IN nodes(path) WHERE met:Person)
  RETURN person, min(length(path)) AS distance
UNION ALL
  UNWIND CASE alone WHEN 4 THEN $call.users ELSE [] END AS id
  MATCH path = (:Person {id: id})-[:FRIEND_OF*1..4]->(person)
  WHERE all(met IN nodes(path) WHERE met:Person)
  RETURN person, min(length(path)) AS distance
UNION ALL
  UNWIND CASE alone WHEN 3 THEN $call.users ELSE [] END AS id
  MATCH path = (:Person {id: id})-[:FRIEND_OF*1..3]->(person)
  WHERE all(met IN nodes(path) WHERE met:Person)
  RETURN person, min(length(path)) AS distance
UNION ALL
  UNWIND CASE alone WHEN 2 THEN $call.users ELSE [] END AS id
  MATCH path = (:Person {id: id})-[:FRIEND_OF*1..2]->(person)
  WHERE all(met IN nodes(path) WHERE met:Person)
  RETURN person, min(length(path)) AS distance
UNION ALL
  UNWIND CASE alone WHEN 1 THEN $call.users ELSE [] END AS id
  MATCH path = (:Person {id: id})-[:FRIEND_OF*1..1]->(person)
  WHERE all(met IN nodes(path) WHERE met:Person)
  RETURN person, min(length(path)) AS distance
}
WITH person, distance
