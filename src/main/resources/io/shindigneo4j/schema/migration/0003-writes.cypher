// Keeps writes that carry a request id apart by their keys, and finds them by their times.
CREATE CONSTRAINT shindig_write_key IF NOT EXISTS FOR (w:ShindigWrite) REQUIRE w.key IS UNIQUE;
CREATE INDEX shindig_write_at IF NOT EXISTS FOR (w:ShindigWrite) ON (w.at);
