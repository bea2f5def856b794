// People whose names have words that begin so, for a search box: the viewer's friends first, then others.
// Sample: {"prefix": {"words": ["ja"], "text": "+(displayName:ja* nickname:ja* name.formatted:ja* name.givenName:ja* name.additionalName:ja* name.familyName:ja*)"}, "viewpoint": {"viewer": "john.doe", "reach": "everybody"}, "limit": 10, "selection": {"properties": ["id", "displayName", "thumbnailUrl"], "details": []}}
CALL () {
  CALL () {
    CALL db.index.fulltext.queryNodes('people_search', $call.prefix.text, {limit: 1000}) YIELD node
    WITH node AS person
    WHERE person:Person
    RETURN person, 1 AS rank
  UNION ALL
    MATCH (:Person {id: $call.viewpoint.viewer})-[:FRIEND_OF]->(person:Person)
    WITH
      person,
      [name IN [person.displayName, person.nickname, person.`name.formatted`, person.`name.givenName`, person.`name.additionalName`, person.`name.familyName`]
        WHERE name IS :: STRING NOT NULL | replace(replace(toLower(name), 'i\u0307', 'i'), 'ς', 'σ')] AS names,
      [word IN $call.prefix.words | replace(replace(toLower(word), 'i\u0307', 'i'), 'ς', 'σ')] AS words
    WHERE all(word IN words WHERE any(
      name IN names WHERE name STARTS WITH word OR name CONTAINS ' ' + word OR name CONTAINS '-' + word))
    RETURN person, 0 AS rank
  }
  WITH person, min(rank) AS rank
  // Include: visible-people
  WITH person, rank
  ORDER BY rank, person.id
  LIMIT $call.limit
  RETURN collect(person) AS matches
}
RETURN [person IN matches | {
  // Include: profile-of-person
}] AS people
