// From rows of person and rank, the list matches of the people that the query asks for, as it orders them; of calls with
// friendsWith, the friends of that person. Whether the query asks for anything is looked up once, not for each person.
WITH person, rank
ORDER BY rank, person.id
WITH collect(person) AS people, collect(rank) AS ranks
WITH CASE
  WHEN $call.query.filter IS NULL AND $call.query.updatedSince IS NULL
    AND $call.query.sort.target IS NULL AND $call.query.sort.ascending
    AND $call.friendsWith IS NULL THEN people
  ELSE COLLECT {
    UNWIND range(0, size(people) - 1) AS place
    WITH people[place] AS person, ranks[place] AS rank
    WHERE $call.friendsWith IS NULL OR EXISTS { (person)-[:FRIEND_OF]->(:Person {id: $call.friendsWith}) }
    WITH person, rank
    // Include: matching-people
    // Include: ordered-people
    RETURN person
  }
END AS matches
