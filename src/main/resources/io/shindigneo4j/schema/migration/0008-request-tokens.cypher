// Keeps request tokens of OAuth 1.0a apart, and finds those that have expired.
CREATE CONSTRAINT oauth_request_token_hash IF NOT EXISTS FOR (t:OAuthRequestToken) REQUIRE t.hash IS UNIQUE;
CREATE INDEX oauth_request_token_expires IF NOT EXISTS FOR (t:OAuthRequestToken) ON (t.expires);
