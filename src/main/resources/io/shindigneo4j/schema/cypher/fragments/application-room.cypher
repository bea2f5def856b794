// Adds full: an application has none of the taken nodes, and as many others as may (most) have one. Where that is so,
// those without contents are deleted before: timelines without items, app data without values.
WITH *, CASE
  WHEN application = '' OR size(taken) < most OR any(each IN taken WHERE each.application = application) THEN []
  ELSE taken
END AS others
WITH *, [each IN others WHERE NOT EXISTS { (each)-[:NEWEST|HAS_VALUE]->() }] AS unused
CALL (unused) {
  UNWIND unused AS each
  DETACH DELETE each
}
WITH *, size(others) - size(unused) >= most AS full
