// People who have all words of a text in their names, titles, interests, organisations or groups: how many match in
// all, whether none is missing, and one page of them.
// Sample: {"text": {"words": ["jo"], "groups": true, "together": 1000, "most": 1000, "lookups": [{"word": 0, "text": "displayName:jo nickname:jo name.formatted:jo name.givenName:jo name.additionalName:jo name.familyName:jo", "person": 0, "organization": -1, "group": -1}, {"word": 0, "text": "displayName:jo* nickname:jo* name.formatted:jo* name.givenName:jo* name.additionalName:jo* name.familyName:jo*", "person": 1, "organization": -1, "group": -1}, {"word": 0, "text": "title:jo*", "person": -1, "organization": 2, "group": 5}, {"word": 0, "text": "interests:jo* tags:jo* name:jo*", "person": 3, "organization": 4, "group": -1}]}, "viewpoint": {"viewer": "john.doe", "reach": "everybody"}, "query": {"filter": null, "updatedSince": null, "sort": {"target": null, "ascending": true}, "page": {"first": 0, "limit": 20}}, "selection": {"properties": ["id"], "details": ["HAS_EMAIL"]}}
CALL () {
  UNWIND [lookup IN $call.text.lookups WHERE lookup.word < 0] AS lookup
  CALL (lookup) {
    CALL db.index.fulltext.queryNodes('people_search', lookup.text, {limit: $call.text.together}) YIELD node
    RETURN collect(node) AS nodes
  }
  RETURN collect({lookup: lookup, nodes: nodes, members: []}) AS together
}
CALL (together) {
  UNWIND [lookup IN $call.text.lookups
    WHERE (lookup.organization >= 0 OR lookup.group >= 0)
      AND all(find IN together WHERE size(find.nodes) < $call.text.together)] AS lookup
  CALL (lookup) {
    CALL db.index.fulltext.queryNodes('people_search', lookup.text, {limit: $call.text.most}) YIELD node
    RETURN collect(node) AS nodes
  }
  CALL (lookup, nodes) {
    UNWIND CASE WHEN lookup.group < 0 THEN [] ELSE nodes END AS group
    WITH group
    WHERE group:Group
      AND (coalesce(group.closed, false) = false
        OR EXISTS { (:Person {id: $call.viewpoint.viewer})-[:MEMBER_OF|OWNER_OF]->(group) })
    MATCH (group)<-[:MEMBER_OF|OWNER_OF]-(person:Person)
    WITH person
    LIMIT $call.text.most
    RETURN collect(person) AS members
  }
  RETURN collect({lookup: lookup, nodes: nodes, members: members}) AS bonds
}
CALL (together, bonds) {
  UNWIND [lookup IN $call.text.lookups
    WHERE lookup.word >= 0 AND lookup.organization < 0 AND lookup.group < 0
      AND all(find IN together WHERE size(find.nodes) < $call.text.together)
      AND (size($call.text.words) = 1
        OR any(find IN bonds WHERE find.lookup.word <> lookup.word AND size(find.nodes) > 0))] AS lookup
  CALL (lookup) {
    CALL db.index.fulltext.queryNodes('people_search', lookup.text, {limit: $call.text.most}) YIELD node
    RETURN collect(node) AS nodes
  }
  RETURN collect({lookup: lookup, nodes: nodes, members: []}) AS alone
}
WITH together, together + bonds + alone AS finds
CALL (finds) {
  CALL (finds) {
    UNWIND [find IN finds WHERE find.lookup.person >= 0] AS find
    UNWIND find.nodes AS person
    WITH person, find
    WHERE person:Person
    UNWIND CASE find.lookup.word WHEN -1 THEN range(0, size($call.text.words) - 1) ELSE [find.lookup.word] END AS word
    RETURN person, word, find.lookup.person AS rank
  UNION ALL
    UNWIND [find IN finds WHERE find.lookup.organization >= 0] AS find
    UNWIND find.nodes AS entry
    WITH entry, find
    WHERE entry:Organization
    MATCH (entry)<-[:HAS_ORGANIZATION]-(person:Person)
    RETURN person, find.lookup.word AS word, find.lookup.organization AS rank
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
  all(find IN finds WHERE size(find.nodes) < $call.text.most AND size(find.members) < $call.text.most)
    AND all(find IN together WHERE size(find.nodes) < $call.text.together) AS complete,
  [person IN matches[$call.query.page.first..$call.query.page.first + $call.query.page.limit] | {
    // Include: profile-of-person
  }] AS people
