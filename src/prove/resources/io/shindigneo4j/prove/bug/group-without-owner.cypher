// Makes a person an owner of nothing.
// Sample: {"person": "john.doe"}
MATCH (:Person {id: $person})-[bond:OWNER_OF]->()
DELETE bond
