// Whether a grant was revoked after it was made: adds revoked. That the time of the grant counts, not that of a token,
// leaves nothing to who refreshes while a revocation is being written.
WITH *, ['all:', 'person:' + grant.person, 'client:' + grant.client, 'grant:' + grant.id, 'consent:' + grant.client + ' ' + grant.person] AS keys, grant.created AS issued
// Include: revoked
