// The groups that friends of the users are members of: how many in all, and one page of them, those with most friends
// first.
// Sample: {"users": ["john.doe"], "minimumFriends": 1, "examples": 3, "viewpoint": {"viewer": "john.doe", "reach": "everybody"}, "page": {"first": 0, "limit": 20}, "selection": {"properties": ["id", "title"], "details": []}}
// Include: friends-of-users
CALL () {
  MATCH (user:Person)-[bond:MEMBER_OF|OWNER_OF|INVITED_TO]->(group)
  WHERE user.id IN $call.users
  RETURN
    collect(CASE WHEN type(bond) <> 'INVITED_TO' THEN group END) AS own,
    collect(CASE type(bond) WHEN 'INVITED_TO' THEN group END) AS invited
}
CALL (friends, own, invited) {
  CALL (friends) {
    UNWIND friends AS friend
    MATCH (friend)-[:MEMBER_OF]->(group:Group)
    WITH DISTINCT friend, group
    RETURN group, count(*) AS members
  }
  WITH group, members, own, invited
  WHERE members >= $call.minimumFriends
    AND NOT group IN own
    AND (coalesce(group.closed, false) = false
      OR (group IN invited
        AND EXISTS { (:Person {id: $call.viewpoint.viewer})-[:MEMBER_OF|OWNER_OF|INVITED_TO]->(group) }))
  WITH group, members
  ORDER BY members DESC, group.id
  RETURN collect({group: group, members: members}) AS matches
}
RETURN size(matches) AS total, COLLECT {
  UNWIND matches[$call.page.first..$call.page.first + $call.page.limit] AS match
  WITH match.group AS group, match.members AS members
  RETURN {
    values: [key IN $call.selection.properties | group[key]],
    friends: members,
    examples: CASE
      WHEN coalesce(group.closed, false) <> false
        AND NOT EXISTS { (:Person {id: $call.viewpoint.viewer})-[:MEMBER_OF|OWNER_OF]->(group) } THEN []
      ELSE COLLECT {
        MATCH (friend)-[:MEMBER_OF]->(group)
        WHERE friend IN friends
        WITH DISTINCT friend
        ORDER BY friend.id
        LIMIT $call.examples
        RETURN friend {.id, .displayName}
      }
    END
  }
} AS groups
