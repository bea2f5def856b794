// Finds people by words of their names, interests, titles, organisations and groups; done when all there are can be
// found.
CREATE FULLTEXT INDEX people_search IF NOT EXISTS FOR (n:Person|Organization|Group)
ON EACH [n.displayName, n.nickname, n.`name.formatted`, n.`name.givenName`, n.`name.additionalName`, n.`name.familyName`, n.interests, n.tags, n.title, n.name]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'standard-no-stop-words', `fulltext.eventually_consistent`: false}};
CALL db.awaitIndex('people_search', 600);
