// Lets a gadget call one service by a name, finds a service by its id, and finds the tokens that have expired.
CREATE CONSTRAINT gadget_service_id IF NOT EXISTS FOR (s:GadgetService) REQUIRE s.id IS UNIQUE;
CREATE CONSTRAINT gadget_service_name IF NOT EXISTS FOR (s:GadgetService) REQUIRE (s.gadget, s.name) IS UNIQUE;
CREATE INDEX gadget_token_expires IF NOT EXISTS FOR (t:GadgetToken) ON (t.expires);
