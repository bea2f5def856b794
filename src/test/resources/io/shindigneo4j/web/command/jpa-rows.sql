-- Something in each table: Ann has all of a profile, Bob has little.
INSERT INTO name VALUES (1, 0, 'Marie', 'Abel', 'Ann', 'Dr.', 'jr.', 'Dr. Ann Marie Abel jr.');
INSERT INTO body_type VALUES (1, 0, 'svelte', 'blue', 'black', 1.84, 74.5);
INSERT INTO address (oid, country, latitude, longitude, locality, formatted) VALUES
  (1, 'FR', 48.858, 2.294, 'Paris', 'Champ de Mars');
INSERT INTO address (oid, country, locality, postal_code, region, street_address, type, formatted, primary_address)
  VALUES (2, 'DE', 'Hof', '95028', 'Bavaria', 'Lane 1', 'other', 'Lane 1, Hof', FALSE),
  (3, 'DE', 'Berlin', '10115', 'Berlin', 'Street 2', NULL, 'Street 2, Berlin', NULL);
INSERT INTO person VALUES (1, 0, 'About Ann', 33, 1, '3', 1, '1975-12-01', 'SOCIALLY', 'Ann Abel', 'ethnic', 'shirts',
  'female', 'coding', 'dry', 'ann', 'beer', '2020-01-02 03:04:05.678', 'house', 1, 'ONLINE', 'Annie', 'cat', 'open',
  'ann.abel', 'married', 'none', 'twilight', 'COBOL', 'north', 'NO', 'happy', 60);
INSERT INTO person (oid, person_id, display_name) VALUES (2, 'bob', 'Bob'), (3, 'carl', 'Carl');
INSERT INTO person_address VALUES (2, TRUE, 1, 'home');
INSERT INTO account VALUES (1, 0, 'sharedaccount', 'example.org', 'ann1', 'annie');
INSERT INTO person_account VALUES (1, TRUE, 1, 'work');
INSERT INTO organization VALUES (1, 0, 'shared', 'lots of coding', '2010-10-10', 'Software', 'Apache', '$10',
  '1995-01-01', 'Development', 'Boss', 'http://a.example/', 'school', NULL);
INSERT INTO person_organization VALUES (1, TRUE, 1, 'job');
INSERT INTO organizational_address VALUES (3, TRUE, 1, 'work');
INSERT INTO email VALUES (1, 0, 'work', 'ann@example.org', TRUE, 1), (2, 0, 'home', 'ann@home.example', NULL, 1);
INSERT INTO im VALUES (1, 0, 'xmpp', 'ann@chat.example', NULL, 1);
INSERT INTO phone VALUES (1, 0, 'mobile', '+49 1', NULL, 1);
INSERT INTO photo VALUES (1, 0, 'thumbnail', 'http://p.example/ann.png', NULL, 1);
INSERT INTO url VALUES (1, 0, 'profile', 'http://ann.example/', NULL, 'Ann', 1);
INSERT INTO person_properties VALUES (1, 0, 'activity', 'Chess', NULL, 1), (2, 0, 'book', 'B1', NULL, 1),
  (3, 0, 'book', 'B2', NULL, 1), (4, 0, 'car', 'beetle', NULL, 1), (5, 0, 'hero', 'H', NULL, 1),
  (6, 0, 'interest', 'I', NULL, 1), (7, 0, 'language', 'en', NULL, 1), (8, 0, 'movie', 'M', NULL, 1),
  (9, 0, 'music', 'Mu', NULL, 1), (10, 0, 'food', 'F', NULL, 1), (11, 0, 'quotes', 'Q', NULL, 1),
  (12, 0, 'sport', 'S', NULL, 1), (13, 0, 'tag', 'T', NULL, 1), (14, 0, 'turnoff', 'Off', NULL, 1),
  (15, 0, 'turnon', 'On', NULL, 1), (16, 0, 'tvshow', 'TV', NULL, 1), (17, 0, 'looking-for', 'DATING', NULL, 1);
INSERT INTO friend VALUES (1, 0, 1, 2, 0), (2, 0, 2, 1, 0), (3, 0, 1, 3, 5);
INSERT INTO friend_property VALUES (1, 0, 'met', 'Hof', NULL, 1);
INSERT INTO person_group VALUES (1, 0, 1, 'chess');
INSERT INTO group_property VALUES (1, 0, 'title', 'Chess club', NULL, 1), (2, 0, 'description', 'We play', NULL, 1);
INSERT INTO membership VALUES (1, 1), (1, 2);
INSERT INTO application VALUES (1, 0, 'app');
INSERT INTO application_property VALUES (1, 0, 'icon', 'i', NULL, 1);
INSERT INTO person_application VALUES (1, 1);
INSERT INTO application_datamap VALUES (1, 0, 1, 'ann');
INSERT INTO application_datavalue VALUES (1, 0, 1, 'count', '3'), (2, 0, 1, 'colour', 'blue "sky"');
INSERT INTO activity VALUES
  (1, 0, 'app', 'Body 1', 'b', 'x', 'a1', '2020-01-02 03:04:05.678', 1577934245678, 0.5, 'http://f.example/', 'http://s.example/',
    'Stream', 'http://st.example/', 'First', 't', 'http://u.example/', 'ann'),
  (2, 0, 'app', 'Body 2', NULL, NULL, 'a2', NULL, 1577934000000, NULL, NULL, NULL, NULL, NULL, 'Earlier', NULL, NULL,
    'ann');
INSERT INTO template_params VALUES (1, 0, 1, 'PersonKey', 'ann');
INSERT INTO media_item VALUES (1, 0, 'image/png', 'IMAGE', 'http://t.example/', 'http://m.example/1.png', 'album', '2020',
  'A picture', 'Picture', '1', '2', 'item1', 'en', '2021', 1, '3', '4', '5', '6', '7', 'bob', 'sun'),
  (2, 0, 'image/png', 'IMAGE', NULL, 'http://m.example/2.png', NULL, NULL, NULL, NULL, NULL, NULL, 'item2', NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO activity_media VALUES (1, 1);
INSERT INTO message VALUES (1, 0, 'Body', 'Title', 'privateMessage');
