-- The tables of Shindig's JPA back end, by the facts of its annotations.
CREATE TABLE name (oid BIGINT PRIMARY KEY, version BIGINT, additional_name VARCHAR(255), family_name VARCHAR(255),
  given_name VARCHAR(255), honorific_prefix VARCHAR(255), honorific_suffix VARCHAR(255), formatted VARCHAR(255));
CREATE TABLE body_type (oid BIGINT PRIMARY KEY, version BIGINT, build VARCHAR(255), eye_color VARCHAR(255),
  hair_color VARCHAR(255), height REAL, weight REAL);
CREATE TABLE address (oid BIGINT PRIMARY KEY, version BIGINT, address_usage VARCHAR(31), country VARCHAR(255),
  latitude REAL, longitude REAL, locality VARCHAR(255), postal_code VARCHAR(255), region VARCHAR(255),
  street_address VARCHAR(255), type VARCHAR(255), formatted VARCHAR(255), primary_address BOOLEAN);
CREATE TABLE person (oid BIGINT PRIMARY KEY, version BIGINT, about_me VARCHAR(255), age INTEGER,
  body_type_id BIGINT REFERENCES body_type, children VARCHAR(255), address_id BIGINT REFERENCES address, birthday DATE,
  drinker VARCHAR(255), display_name VARCHAR(2000), ethnicity VARCHAR(255), fashion VARCHAR(255), gender VARCHAR(255),
  happiest_when VARCHAR(255), humor VARCHAR(255), person_id VARCHAR(255), job_interests VARCHAR(255),
  updated TIMESTAMP, living_arrangement VARCHAR(255), name_id BIGINT REFERENCES name, network_presence VARCHAR(255),
  nickname VARCHAR(255), pets VARCHAR(255), political_views VARCHAR(255), preferredUsername VARCHAR(255),
  relationship_status VARCHAR(255), religion VARCHAR(255), romance VARCHAR(255), scared_of VARCHAR(255),
  sexual_orientation VARCHAR(255), smoker VARCHAR(255), status VARCHAR(255), utc_offset BIGINT);
CREATE TABLE person_address (oid BIGINT PRIMARY KEY REFERENCES address, primary_address BOOLEAN,
  person_id BIGINT REFERENCES person, type VARCHAR(255));
CREATE TABLE account (oid BIGINT PRIMARY KEY, version BIGINT, account_usage VARCHAR(31), domain VARCHAR(255),
  user_id VARCHAR(255), username VARCHAR(255));
CREATE TABLE person_account (oid BIGINT PRIMARY KEY REFERENCES account, primary_account BOOLEAN,
  person_id BIGINT REFERENCES person, type VARCHAR(255));
CREATE TABLE organization (oid BIGINT PRIMARY KEY, version BIGINT, org_usage VARCHAR(31), description VARCHAR(255),
  endDate DATE, field VARCHAR(255), name VARCHAR(255), salary VARCHAR(255), start_date DATE, sub_field VARCHAR(255),
  title VARCHAR(255), webpage VARCHAR(255), type VARCHAR(255), primary_organization BOOLEAN);
CREATE TABLE person_organization (oid BIGINT PRIMARY KEY REFERENCES organization, primary_organization BOOLEAN,
  person_id BIGINT REFERENCES person, type VARCHAR(255));
CREATE TABLE organizational_address (oid BIGINT PRIMARY KEY REFERENCES address, primary_organization BOOLEAN,
  organization_id BIGINT REFERENCES organization, type VARCHAR(255));
CREATE TABLE email (oid BIGINT PRIMARY KEY, version BIGINT, field_type VARCHAR(255), field_value VARCHAR(255),
  primary_field BOOLEAN, person_id BIGINT REFERENCES person);
CREATE TABLE im (oid BIGINT PRIMARY KEY, version BIGINT, field_type VARCHAR(255), field_value VARCHAR(255),
  primary_field BOOLEAN, person_id BIGINT REFERENCES person);
CREATE TABLE phone (oid BIGINT PRIMARY KEY, version BIGINT, field_type VARCHAR(255), field_value VARCHAR(255),
  primary_field BOOLEAN, person_id BIGINT REFERENCES person);
CREATE TABLE photo (oid BIGINT PRIMARY KEY, version BIGINT, field_type VARCHAR(255), field_value VARCHAR(255),
  primary_field BOOLEAN, person_id BIGINT REFERENCES person);
CREATE TABLE url (oid BIGINT PRIMARY KEY, version BIGINT, field_type VARCHAR(255), field_value VARCHAR(255),
  primary_field BOOLEAN, link_text VARCHAR(255), person_id BIGINT REFERENCES person);
CREATE TABLE person_properties (oid BIGINT PRIMARY KEY, version BIGINT, field_type VARCHAR(255),
  field_value VARCHAR(255), primary_field BOOLEAN, person_id BIGINT REFERENCES person);
CREATE TABLE friend (oid BIGINT PRIMARY KEY, version BIGINT, person_id BIGINT, friend_id BIGINT, score INTEGER);
CREATE TABLE friend_property (oid BIGINT PRIMARY KEY, version BIGINT, field_type VARCHAR(255),
  field_value VARCHAR(255), primary_field BOOLEAN, friend_id BIGINT);
CREATE TABLE person_group (oid BIGINT PRIMARY KEY, version BIGINT, person_id BIGINT, id VARCHAR(255));
CREATE TABLE group_property (oid BIGINT PRIMARY KEY, version BIGINT, field_type VARCHAR(255),
  field_value VARCHAR(255), primary_field BOOLEAN, group_id BIGINT);
CREATE TABLE membership (group_id BIGINT, person_id BIGINT);
CREATE TABLE application (oid BIGINT PRIMARY KEY, version BIGINT, id VARCHAR(255));
CREATE TABLE application_property (oid BIGINT PRIMARY KEY, version BIGINT, field_type VARCHAR(255),
  field_value VARCHAR(255), primary_field BOOLEAN, application_id BIGINT);
CREATE TABLE person_application (person_id BIGINT, application_id BIGINT);
CREATE TABLE application_datamap (oid BIGINT PRIMARY KEY, version BIGINT, application_id BIGINT,
  person_id VARCHAR(255));
CREATE TABLE application_datavalue (oid BIGINT PRIMARY KEY, version BIGINT, application_datamap_id BIGINT,
  name VARCHAR(255), "VALUE" VARCHAR(4094));
CREATE TABLE activity (oid BIGINT PRIMARY KEY, version BIGINT, app_id VARCHAR(255), body VARCHAR(255),
  body_id VARCHAR(255), external_id VARCHAR(255), activity_id VARCHAR(255), updated TIMESTAMP, posted_time BIGINT,
  priority REAL, stream_favicon_url VARCHAR(255), stream_source_url VARCHAR(255), stream_title VARCHAR(255),
  stream_url VARCHAR(255), title VARCHAR(255), title_id VARCHAR(255), url VARCHAR(255), user_id VARCHAR(255));
CREATE TABLE template_params (oid BIGINT PRIMARY KEY, version BIGINT, activity_id BIGINT,
  template_name VARCHAR(255), template_value VARCHAR(255));
CREATE TABLE media_item (oid BIGINT PRIMARY KEY, version BIGINT, mime_type VARCHAR(255), media_type VARCHAR(255),
  thumbnail_url VARCHAR(255), url VARCHAR(255), album_id VARCHAR(255), created VARCHAR(255), description VARCHAR(255),
  title VARCHAR(255), duration VARCHAR(255), file_size VARCHAR(255), id VARCHAR(255), language VARCHAR(255),
  last_updated VARCHAR(255), address_id BIGINT, num_comments VARCHAR(255), num_views VARCHAR(255),
  num_votes VARCHAR(255), rating VARCHAR(255), start_time VARCHAR(255), tagged_people VARCHAR(255), tags VARCHAR(255));
CREATE TABLE activity_media (activity_id BIGINT, media_id BIGINT);
CREATE TABLE message (oid BIGINT PRIMARY KEY, version BIGINT, body VARCHAR(255), title VARCHAR(255),
  message_type VARCHAR(255));
