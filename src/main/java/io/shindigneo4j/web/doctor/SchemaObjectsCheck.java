package io.shindigneo4j.web.doctor;

import io.shindigneo4j.driver.ResultRecord;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Whether the constraints and indexes are there, and can be used. */
final class SchemaObjectsCheck extends DatabaseCheck {

  private static final String CONSTRAINTS = "SHOW CONSTRAINTS YIELD name RETURN name";
  private static final String INDEXES = "SHOW INDEXES YIELD name, state RETURN name, state";
  private static final String ONLINE = "ONLINE";
  private static final String FAILED = "FAILED";

  private final SchemaObjects expected;

  SchemaObjectsCheck(SchemaObjects expected, Database database) {
    super("constraints", database);
    this.expected = expected;
  }

  @Override
  CheckOutcome ask(Database asked) {
    Set<String> constraints = new TreeSet<>(expected.constraints());
    asked.cypher(CONSTRAINTS).records().forEach(row -> constraints.remove(name(row)));
    Map<String, String> states =
        asked.cypher(INDEXES).records().stream()
            .collect(Collectors.toMap(SchemaObjectsCheck::name, SchemaObjectsCheck::state));
    Findings findings = new Findings();
    if (!constraints.isEmpty()) {
      findings.fail(missing("constraints", constraints));
    }
    checkIndexes(states, findings);
    return findings.outcome(
        "%d, and %d indexes".formatted(expected.constraints().size(), expected.indexes().size()));
  }

  private void checkIndexes(Map<String, String> states, Findings findings) {
    Set<String> indexes = new TreeSet<>(expected.indexes());
    indexes.removeAll(states.keySet());
    if (!indexes.isEmpty()) {
      findings.fail(missing("indexes", indexes));
    }
    List<String> failed = named(states, FAILED);
    if (!failed.isEmpty()) {
      findings.fail("Drop these indexes, which have failed, and create them anew: " + failed + ".");
    }
    if (states.values().stream()
        .anyMatch(state -> !state.equals(ONLINE) && !state.equals(FAILED))) {
      findings.warn("Wait until Neo4j has filled all indexes (SHOW INDEXES).");
    }
  }

  private List<String> named(Map<String, String> states, String state) {
    return states.keySet().stream()
        .filter(name -> states.get(name).equals(state))
        .filter(name -> expected.indexes().contains(name) || expected.constraints().contains(name))
        .sorted()
        .toList();
  }

  private static String missing(String kind, Set<String> names) {
    return "Create the missing %s, by what 'shindig-neo4j schema --print' prints: %s."
        .formatted(kind, names);
  }

  private static String name(ResultRecord row) {
    return row.get("name", String.class);
  }

  private static String state(ResultRecord row) {
    return row.get("state", String.class);
  }
}
