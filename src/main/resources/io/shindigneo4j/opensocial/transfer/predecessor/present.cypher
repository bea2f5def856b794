// Whether there are people of the graph that came after it, which has labels.
MATCH (person:Person)
RETURN id(person) AS row
LIMIT 1
