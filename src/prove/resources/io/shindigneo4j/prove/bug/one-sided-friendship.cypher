// Takes the friends from a person who is still theirs.
// Sample: {"person": "john.doe"}
MATCH (:Person {id: $person})-[bond:FRIEND_OF]->()
DELETE bond
