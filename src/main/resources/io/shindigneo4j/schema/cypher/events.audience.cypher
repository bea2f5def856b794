// Who may hear of a person: those who have the person among their friends, or the people of a group, without whom a
// block keeps from it; of the candidates, if there are any.
// Sample: {"person": "jane.doe", "group": null, "candidates": null}
CALL () {
  MATCH (person:Person {id: $call.person})
  CALL (person) {
    UNWIND CASE WHEN $call.group IS NULL AND $call.candidates IS NULL THEN [0] ELSE [] END AS everybody
    MATCH (person)<-[:FRIEND_OF]-(viewer:Person)
    RETURN viewer
  UNION ALL
    UNWIND CASE WHEN $call.group IS NULL THEN $call.candidates END AS candidate
    MATCH (viewer:Person {id: candidate})
    WHERE EXISTS { (viewer)-[:FRIEND_OF]->(person) }
    RETURN viewer
  UNION ALL
    UNWIND CASE WHEN $call.group IS NOT NULL AND $call.candidates IS NULL THEN [0] ELSE [] END AS everybody
    MATCH (:Group {id: $call.group})<-[:MEMBER_OF|OWNER_OF]-(viewer:Person)
    RETURN viewer
  UNION ALL
    UNWIND CASE WHEN $call.group IS NOT NULL THEN $call.candidates END AS candidate
    MATCH (viewer:Person {id: candidate})
    WHERE EXISTS { (viewer)-[:MEMBER_OF|OWNER_OF]->(:Group {id: $call.group}) }
    RETURN viewer
  }
  WITH DISTINCT person, viewer
  WHERE viewer <> person AND viewer.id IS :: STRING NOT NULL AND NOT EXISTS { (viewer)-[:BLOCKS]-(person) }
  RETURN viewer.id AS id
  ORDER BY id
}
RETURN collect(id) AS ids
