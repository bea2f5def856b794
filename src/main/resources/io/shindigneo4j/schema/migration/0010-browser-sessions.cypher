// Finds the sessions in browsers that have expired.
CREATE INDEX browser_session_expires IF NOT EXISTS FOR (s:BrowserSession) ON (s.expires);
