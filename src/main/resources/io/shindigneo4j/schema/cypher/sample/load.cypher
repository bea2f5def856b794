// Loads the sample into a store without people, as a whole or not at all; answers how many people came in.
// Sample: {"people": [{"properties": {"id": "a", "displayName": "A"}, "details": [{"type": "HAS_EMAIL", "label": "Email", "entries": [{"value": "a@example.org"}]}]}], "friendships": [], "groups": [{"owner": "a", "id": "g", "title": "G", "description": "of a"}], "memberships": [{"group": "g", "person": "a"}], "streams": [{"kind": "entry", "label": "ActivityEntry", "owner": "a", "application": "", "activities": [{"properties": {"id": "e", "title": "T", "document": "{}"}, "links": [{"role": "actor", "person": "a"}]}]}], "application": "1", "appData": [{"person": "a", "key": "count", "text": "\"0\"", "size": 8}], "albums": [{"owner": "a", "properties": {"id": "album", "application": "", "mediaItemCount": 0}}], "mediaItems": [{"owner": "a", "properties": {"id": "item", "albumId": "album", "application": ""}}], "collections": [{"person": "a", "id": "c1", "title": "Comments", "messages": [{"id": "s1", "title": "Hello", "senderId": "a"}, {"id": "s2", "title": "re"}]}], "replies": [{"id": "s2", "to": "s1"}], "now": 0, "updated": "1970-01-01T00:00:00.000Z"}
OPTIONAL MATCH (present:Person)
WITH count(present) AS present
CALL (present) {
  UNWIND CASE WHEN present = 0 THEN [0] ELSE [] END AS once
  // Include: sample-people
  // Include: sample-activities
  // Include: sample-appdata
  // Include: sample-media
  // Include: sample-messages
}
RETURN CASE WHEN present = 0 THEN size($call.people) ELSE 0 END AS people
