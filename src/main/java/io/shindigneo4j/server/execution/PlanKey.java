package io.shindigneo4j.server.execution;

import io.shindigneo4j.protocol.Message.RunCypher;
import java.util.HashMap;
import java.util.Map;

/**
 * What Neo4j keeps one plan for: a Cypher text with parameters of these types. The names of the
 * parameters count as well.
 */
public record PlanKey(String text, Map<String, ParameterShape> types) {

  /** What a parameter takes besides its name, in characters. */
  private static final int TYPE = 32;

  public static PlanKey of(RunCypher run) {
    if (run.parameters().isEmpty()) {
      return new PlanKey(run.text(), Map.of());
    }
    Map<String, ParameterShape> types = new HashMap<>();
    run.parameters().forEach((name, value) -> types.put(name, ParameterShape.of(value)));
    return new PlanKey(run.text(), types);
  }

  /** How much memory it takes, in characters. */
  public long characters() {
    long characters = text.length();
    for (String name : types.keySet()) {
      characters += name.length() + TYPE;
    }
    return characters;
  }
}
