// People around other people: how many match in all, and one page of them.
// Sample: {"around": {"users": ["john.doe"], "circle": "friends", "group": null, "viewpoint": {"viewer": "john.doe", "reach": "everybody"}}, "friendsWith": null, "query": {"filter": {"target": {"detail": null, "property": "displayName"}, "comparison": "contains", "value": "e"}, "updatedSince": null, "sort": {"target": null, "ascending": true}, "page": {"first": 0, "limit": 20}}, "selection": {"properties": ["id"], "details": ["HAS_EMAIL"]}}
// Include: around
// Include: chosen-people
RETURN
  size(matches) AS total,
  [person IN matches[$call.query.page.first..$call.query.page.first + $call.query.page.limit] | {
    // Include: profile-of-person
  }] AS people
