// Keeps skills apart by their keys, the skills of one person by theirs, and has one node that whoever changes the
// hierarchy locks.
CREATE CONSTRAINT skill_key IF NOT EXISTS FOR (s:Skill) REQUIRE s.key IS UNIQUE;
CREATE CONSTRAINT person_skill_owner_key IF NOT EXISTS FOR (s:PersonSkill) REQUIRE (s.owner, s.key) IS UNIQUE;
CREATE CONSTRAINT hierarchy_name IF NOT EXISTS FOR (h:Hierarchy) REQUIRE h.name IS UNIQUE;
