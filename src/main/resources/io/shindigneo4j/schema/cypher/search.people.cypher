// People who have all words of a text in their names, titles, interests, organisations or groups: how many match in
// all, whether none is missing, and one page of them.
// Sample: {"text": {"words": ["jo"], "groups": true, "together": 1000, "most": 1000, "lookups": [{"word": 0, "text": "displayName:jo nickname:jo name.formatted:jo name.givenName:jo name.additionalName:jo name.familyName:jo", "person": 0, "organization": -1, "group": -1}, {"word": 0, "text": "displayName:jo* nickname:jo* name.formatted:jo* name.givenName:jo* name.additionalName:jo* name.familyName:jo*", "person": 1, "organization": -1, "group": -1}, {"word": 0, "text": "title:jo*", "person": -1, "organization": 2, "group": 5}, {"word": 0, "text": "interests:jo* tags:jo* name:jo*", "person": 3, "organization": 4, "group": -1}]}, "viewpoint": {"viewer": "john.doe", "reach": "everybody"}, "query": {"filter": null, "updatedSince": null, "sort": {"target": null, "ascending": true}, "page": {"first": 0, "limit": 20}}, "selection": {"properties": ["id"], "details": ["HAS_EMAIL"]}}
CALL () {
  UNWIND [lookup IN $call.text.lookups WHERE lookup.word < 0] AS lookup
  CALL (lookup) {
    CALL db.index.fulltext.queryNodes('people_search', lookup.text, {limit: $call.text.together}) YIELD node
    RETURN collect(node) AS nodes
  }
  RETURN collect({
    lookup: lookup,
    hit: size(nodes) > 0,
    complete: size(nodes) < $call.text.together,
    holders: [node IN nodes WHERE node:Person | {person: node, rank: lookup.person}],
    members: []
  }) AS together
}
CALL (together) {
  UNWIND [lookup IN $call.text.lookups
    WHERE (lookup.organization >= 0 OR lookup.group >= 0) AND all(find IN together WHERE find.complete)] AS lookup
  CALL (lookup) {
    CALL db.index.fulltext.queryNodes('people_search', lookup.text, {limit: 10000}) YIELD node
    RETURN collect(node) AS nodes
  }
  CALL (lookup, nodes) {
    UNWIND range(0, size(nodes) - 1) AS place
    WITH place, nodes[place] AS node, lookup
    WITH place, node, CASE WHEN node:Organization THEN lookup.organization ELSE lookup.person END AS rank
    WHERE rank >= 0
    UNWIND CASE
      WHEN node:Organization THEN [(node)<-[:HAS_ORGANIZATION]-(holder:Person) | holder]
      WHEN node:Person THEN [node]
      ELSE []
    END AS person
    WITH person, min(rank) AS rank, min(place) AS place
    ORDER BY place
    LIMIT $call.text.most
    RETURN collect({person: person, rank: rank}) AS holders
  }
  CALL (lookup, nodes) {
    UNWIND CASE WHEN lookup.group < 0 THEN [] ELSE nodes END AS group
    WITH group
    WHERE group:Group
      AND (coalesce(group.closed, false) = false
        OR EXISTS { (:Person {id: $call.viewpoint.viewer})-[:MEMBER_OF|OWNER_OF]->(group) })
    MATCH (group)<-[:MEMBER_OF|OWNER_OF]-(person:Person)
    WITH person
    LIMIT 10000
    WITH person, count(*) AS bonds
    RETURN collect(person) AS members, sum(bonds) AS bonds
  }
  RETURN collect({
    lookup: lookup,
    hit: size(nodes) > 0,
    complete: size(nodes) < 10000 AND size(holders) < $call.text.most
      AND bonds < 10000 AND size(members) < $call.text.most,
    holders: holders,
    members: members[..$call.text.most]
  }) AS bonds
}
CALL (together, bonds) {
  UNWIND [lookup IN $call.text.lookups
    WHERE lookup.word >= 0 AND lookup.organization < 0 AND lookup.group < 0
      AND all(find IN together WHERE find.complete)
      AND (size($call.text.words) = 1
        OR any(find IN bonds WHERE find.lookup.word <> lookup.word AND find.hit))] AS lookup
  CALL (lookup) {
    CALL db.index.fulltext.queryNodes('people_search', lookup.text, {limit: $call.text.most}) YIELD node
    RETURN collect(node) AS nodes
  }
  RETURN collect({
    lookup: lookup,
    hit: size(nodes) > 0,
    complete: size(nodes) < $call.text.most,
    holders: [node IN nodes WHERE node:Person | {person: node, rank: lookup.person}],
    members: []
  }) AS alone
}
WITH together + bonds + alone AS finds
CALL (finds) {
  CALL (finds) {
    UNWIND finds AS find
    UNWIND find.holders AS holder
    UNWIND CASE find.lookup.word WHEN -1 THEN range(0, size($call.text.words) - 1) ELSE [find.lookup.word] END AS word
    RETURN holder.person AS person, word, holder.rank AS rank
  UNION ALL
    UNWIND finds AS find
    UNWIND find.members AS person
    RETURN person, find.lookup.word AS word, find.lookup.group AS rank
  }
  WITH person, word, min(rank) AS rank
  WITH person, count(word) AS words, max(rank) AS rank
  WHERE words = size($call.text.words)
  WITH person, rank
  // Include: visible-people
  WITH person, rank
  // Include: matching-people
  // Include: ordered-people
  RETURN collect(person) AS matches
}
RETURN
  size(matches) AS total,
  all(find IN finds WHERE find.complete) AS complete,
  [person IN matches[$call.query.page.first..$call.query.page.first + $call.query.page.limit] | {
    // Include: profile-of-person
  }] AS people
