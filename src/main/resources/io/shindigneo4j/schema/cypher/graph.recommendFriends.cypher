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
  WITH friends, leftOut, $call.ranking = 'adamic_adar' AS weighted, $call.viewpoint.reach = 'everybody' AS open
  CALL (friends, weighted) {
    UNWIND friends AS friend
    WITH friend, CASE WHEN weighted THEN COUNT {
      MATCH (friend)-[:FRIEND_OF]->(person:Person)
      WHERE person <> friend AND
        // Include: visible-person
      RETURN DISTINCT person
    } ELSE 0 END AS degree
    WITH friend, toInteger(round(1e9 / log(CASE WHEN degree < 2 THEN 2 ELSE degree END))) AS weight
    CALL (friend) {
      MATCH (person)-[:FRIEND_OF]->(friend)
      RETURN DISTINCT person
    }
    RETURN person, collect(friend) AS common, sum(weight) AS weight
  }
  WITH person, common, weight, leftOut, weighted, open
  WHERE size(common) >= $call.minimumCommon
    AND NOT person IN leftOut
    AND person:Person
    AND (open OR
      // Include: visible-person
    )
  RETURN
    collect(person) AS people,
    collect(common) AS commons,
    collect(CASE WHEN weighted THEN weight ELSE size(common) END) AS scores
}
// Only people with the best scores are put in order: the others cannot be on the page.
WITH people, commons, scores, head(COLLECT {
  UNWIND scores AS score
  WITH score
  ORDER BY score DESC
  SKIP toInteger($call.page.first + $call.page.limit)
  LIMIT 1
  RETURN score
}) AS least
RETURN size(people) AS total, COLLECT {
  UNWIND [place IN range(0, size(people) - 1) WHERE least IS NULL OR scores[place] >= least] AS place
  WITH people[place] AS person, commons[place] AS common, scores[place] AS score
  ORDER BY score DESC, person.id
  SKIP toInteger($call.page.first)
  LIMIT toInteger($call.page.limit)
  RETURN {
    // Include: profile-of-person
    , score: score,
    common: size(common),
    examples: COLLECT {
      UNWIND common AS friend
      WITH friend
      ORDER BY friend.id
      LIMIT $call.examples
      RETURN friend {.id, .displayName}
    }
  }
} AS people
