package io.shindigneo4j.opensocial.transfer.predecessor;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Where a person is employed, as an organization of the profile. What the person alone has there
 * comes first, then what the organization has; the name of the unit joins the description.
 */
final class PredecessorJob {

  private static final String NAME = "name";
  private static final String DESCRIPTION = "description";
  private static final String DEPARTMENT = "department";

  /** What is of the organization as a node of the graph, and no field of a profile. */
  private static final Set<String> OF_THE_NODE = Set.of("id", DESCRIPTION);

  private PredecessorJob() {}

  static Map<String, Object> entry(Map<String, Object> job) {
    Map<String, Object> unit = PredecessorRow.map(job.get("unit"));
    Map<String, Object> unitFields = PredecessorRow.map(unit.get("fields"));
    Map<String, Object> organization = PredecessorRow.map(unit.get("organization"));
    Map<String, Object> entry = new LinkedHashMap<>(PredecessorRow.map(job.get("job")));
    organization.keySet().stream()
        .filter(field -> !OF_THE_NODE.contains(field))
        .forEach(field -> entry.putIfAbsent(field, organization.get(field)));
    String description =
        Stream.of(entry.get(DESCRIPTION), organization.get(DESCRIPTION), unitFields.get(NAME))
            .filter(Objects::nonNull)
            .map(String::valueOf)
            .distinct()
            .collect(Collectors.joining(", "));
    if (!description.isEmpty()) {
      entry.put(DESCRIPTION, description);
    }
    Object department = PredecessorRow.map(job.get(DEPARTMENT)).get(NAME);
    if (department != null) {
      entry.putIfAbsent(DEPARTMENT, department);
    }
    PredecessorRow.map(unit.get("address"))
        .forEach((field, value) -> entry.put("address." + field, value));
    return entry;
  }
}
