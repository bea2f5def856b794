package io.shindigneo4j.upgrade;

import io.shindigneo4j.testing.TestDeadlines;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** The settings of a release, with the addresses and the files of a test. */
final class ShindigEnvironment {

  private static final String PREFIX = "shindig.neo4j.";

  private ShindigEnvironment() {}

  /**
   * By their keys; empty ones are left out.
   *
   * @param release all that an operator has written
   * @param queries how Shindig executes operations: {@code native} or {@code cypher}
   */
  static Map<String, String> properties(Map<String, String> release, Path keyFile, String queries) {
    Map<String, String> settings = new HashMap<>(release);
    settings.values().removeIf(String::isEmpty);
    settings.put(PREFIX + "token-key-file", keyFile.toString());
    settings.put(PREFIX + "queries", queries);
    settings.put(PREFIX + "call-timeout", TestDeadlines.HANGING.toString());
    settings.put(PREFIX + "address-rate", "0"); // all calls come from one
    settings.put(PREFIX + "viewer-rate", "0");
    return settings;
  }

  /** The same as environment variables, and who Shindig is at its Neo4j. */
  static Map<String, String> variables(
      Map<String, String> properties, Map<String, String> connection) {
    Map<String, String> variables = new HashMap<>();
    properties.forEach((key, value) -> variables.put(variable(key), value));
    variables.putAll(connection);
    variables.put("SHINDIG_NEO4J_TOKEN_KEY", "");
    return variables;
  }

  private static String variable(String key) {
    return key.toUpperCase(Locale.ROOT).replaceAll("[.-]", "_");
  }
}
