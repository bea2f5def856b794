// People who have friends in common with the users: how many in all, and one page of them, those with the best score
// first.
// Sample: {"users": ["john.doe"], "minimumCommon": 1, "ranking": "adamic_adar", "examples": 3, "viewpoint": {"viewer": "john.doe", "reach": "everybody"}, "page": {"first": 0, "limit": 20}, "selection": {"properties": ["id", "displayName"], "details": ["HAS_EMAIL"]}}
// Include: friends-of-users
CALL () {
  MATCH (user:Person)
  WHERE user.id IN $call.users
  OPTIONAL MATCH (user)-[tie:FRIEND_OF|FRIEND_REQUEST|BLOCKS|DISMISSED]-(other)
  WHERE type(tie) <> 'DISMISSED' OR startNode(tie) = user
  RETURN collect(DISTINCT user) + collect(DISTINCT other) AS leftOut
}
CALL (friends, leftOut) {
  CALL (friends) {
    UNWIND friends AS friend
    WITH friend, CASE $call.ranking WHEN 'adamic_adar' THEN COUNT {
      MATCH (friend)-[:FRIEND_OF]->(person:Person)
      WHERE person <> friend AND
        // Include: visible-person
      RETURN DISTINCT person
    } ELSE 0 END AS degree
    WITH friend, toInteger(round(1e9 / log(CASE WHEN degree < 2 THEN 2 ELSE degree END))) AS weight
    MATCH (person:Person)-[:FRIEND_OF]->(friend)
    WITH DISTINCT friend, weight, person
    RETURN person, count(*) AS common, sum(weight) AS weight
  }
  WITH person, common, CASE $call.ranking WHEN 'adamic_adar' THEN weight ELSE common END AS score, leftOut
  WHERE common >= $call.minimumCommon
    AND NOT person IN leftOut
    AND
      // Include: visible-person
  WITH person, common, score
  ORDER BY score DESC, person.id
  RETURN collect({person: person, common: common, score: score}) AS matches
}
RETURN size(matches) AS total, COLLECT {
  UNWIND matches[$call.page.first..$call.page.first + $call.page.limit] AS match
  WITH match.person AS person, match.common AS common, match.score AS score
  RETURN {
    // Include: profile-of-person
    , score: score,
    common: common,
    examples: COLLECT {
      MATCH (person)-[:FRIEND_OF]->(friend)
      WHERE friend IN friends
      WITH DISTINCT friend
      ORDER BY friend.id
      LIMIT $call.examples
      RETURN friend {.id, .displayName}
    }
  }
} AS people
