// One group that the viewer may know of: the values of the selected properties.
// Sample: {"group": "g0", "viewer": "jane.doe", "selection": {"properties": ["id", "title"], "details": []}}
WITH $call.viewer AS actor
// Include: group-role
WITH group
WHERE group IS NOT NULL
RETURN [key IN $call.selection.properties | group[key]] AS values
