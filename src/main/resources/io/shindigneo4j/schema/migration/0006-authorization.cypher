// Keeps clients, grants and tokens apart, finds the grants of a client and the tokens that have expired, and has one
// node that whoever revokes locks.
CREATE CONSTRAINT oauth_client_id IF NOT EXISTS FOR (c:OAuthClient) REQUIRE c.id IS UNIQUE;
CREATE CONSTRAINT oauth_grant_id IF NOT EXISTS FOR (g:OAuthGrant) REQUIRE g.id IS UNIQUE;
CREATE CONSTRAINT oauth_token_hash IF NOT EXISTS FOR (t:OAuthToken) REQUIRE t.hash IS UNIQUE;
CREATE CONSTRAINT revocation_key IF NOT EXISTS FOR (r:Revocation) REQUIRE r.key IS UNIQUE;
CREATE CONSTRAINT revocation_log_name IF NOT EXISTS FOR (l:RevocationLog) REQUIRE l.name IS UNIQUE;
CREATE INDEX oauth_grant_client IF NOT EXISTS FOR (g:OAuthGrant) ON (g.client);
CREATE INDEX oauth_grant_expires IF NOT EXISTS FOR (g:OAuthGrant) ON (g.expires);
CREATE INDEX revocation_sequence IF NOT EXISTS FOR (r:Revocation) ON (r.sequence);
