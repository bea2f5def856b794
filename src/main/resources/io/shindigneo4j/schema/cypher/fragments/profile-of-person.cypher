// The values and the entries of lists of a person; within a map.
values: head([all IN [person {.*}] | [key IN $call.selection.properties | all[key]]]),
details:
  // Include: details-of-person
