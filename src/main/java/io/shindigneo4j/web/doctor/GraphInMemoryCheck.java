package io.shindigneo4j.web.doctor;

import io.shindigneo4j.driver.ResultRecord;
import java.util.List;
import java.util.Map;

/** Whether the social graphs are in memory, where operations read them fastest. */
final class GraphInMemoryCheck extends PluginCheck {

  private static final String METER = "shindig.neo4j.server.projections";

  GraphInMemoryCheck(Database database) {
    super("graph in memory", database);
  }

  @Override
  CheckOutcome askPlugin(Database asked) {
    List<String> states =
        asked.procedure("system.meters").records().stream()
            .filter(meter -> METER.equals(meter.get("name")))
            .filter(meter -> value(meter) > 0)
            .map(meter -> String.valueOf(((Map<?, ?>) meter.get("tags")).get("state")))
            .sorted()
            .toList();
    return outcome(states);
  }

  private static double value(ResultRecord meter) {
    return ((Map<?, ?>) meter.get("values")).get("value") instanceof Number number
        ? number.doubleValue()
        : 0;
  }

  static CheckOutcome outcome(List<String> states) {
    if (states.isEmpty()) {
      return CheckOutcome.skipped(
          "not made: nothing is measured yet (server.shindig.neo4j.metrics)");
    }
    String detail = String.join(", ", states);
    if (states.contains("full")) {
      return CheckOutcome.warning(
          detail,
          "A graph is too large for its memory, and is read from the store: raise"
              + " server.shindig.neo4j.projection_memory in neo4j.conf, and the heap with it.");
    }
    return states.contains("behind")
        ? CheckOutcome.warning(
            detail, "Something commits around the plug-in: Neo4j's debug.log says what is missing.")
        : CheckOutcome.ok(detail);
  }
}
