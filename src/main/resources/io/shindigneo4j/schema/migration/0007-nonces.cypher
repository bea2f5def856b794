// Lets one request alone use a nonce, and finds the nonces that are old.
CREATE CONSTRAINT oauth_nonce_key IF NOT EXISTS FOR (n:OAuthNonce) REQUIRE n.key IS UNIQUE;
CREATE INDEX oauth_nonce_at IF NOT EXISTS FOR (n:OAuthNonce) ON (n.at);
