// Keeps requests apart by their keys, finds them by their times, and keeps what people own apart by its ids.
CREATE CONSTRAINT request_key IF NOT EXISTS FOR (r:Request) REQUIRE r.key IS UNIQUE;
CREATE INDEX request_at IF NOT EXISTS FOR (r:Request) ON (r.at);
CREATE CONSTRAINT activity_entry_owner_id IF NOT EXISTS FOR (e:ActivityEntry) REQUIRE (e.owner, e.id) IS UNIQUE;
CREATE CONSTRAINT activity_owner_id IF NOT EXISTS FOR (a:Activity) REQUIRE (a.owner, a.id) IS UNIQUE;
CREATE CONSTRAINT message_id IF NOT EXISTS FOR (m:Message) REQUIRE m.id IS UNIQUE;
CREATE CONSTRAINT album_id IF NOT EXISTS FOR (a:Album) REQUIRE a.id IS UNIQUE;
CREATE CONSTRAINT media_item_id IF NOT EXISTS FOR (m:MediaItem) REQUIRE m.id IS UNIQUE;
CREATE INDEX message_copy_owner_id IF NOT EXISTS FOR (c:MessageCopy) ON (c.owner, c.id);
