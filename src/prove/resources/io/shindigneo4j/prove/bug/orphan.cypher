// Leaves something that belonged to a person.
// Sample: {"person": "john.doe"}
CREATE (:AppData {application: 'of ' + $person})
