// Adds full, whether there is no room for something by an application: a hundred others have the timelines. Where a
// place is needed, timelines without items are deleted.
WITH *, CASE
  WHEN application = '' OR size(timelines) < 100 OR any(each IN timelines WHERE each.application = application) THEN []
  ELSE timelines
END AS others
WITH *, [each IN others WHERE NOT EXISTS { (each)-[:NEWEST]->() }] AS unused
CALL (unused) {
  UNWIND unused AS each
  DETACH DELETE each
}
WITH *, size(others) - size(unused) >= 100 AS full
