package io.shindigneo4j.web.doctor;

import java.util.Set;
import java.util.TreeSet;

/** Whether the plug-in has all that Shindig asks for, and lets the user call it. */
final class OperationsCheck extends PluginCheck {

  private static final int MAX_SHOWN = 5;

  OperationsCheck(Database database) {
    super("operations", database);
  }

  @Override
  CheckOutcome askPlugin(Database asked) {
    if (!asked.isNative()) {
      return CheckOutcome.ok("they run as Cypher, as shindig.neo4j.queries says");
    }
    Set<String> missing = new TreeSet<>(KnownOperations.names());
    int all = missing.size();
    asked
        .procedure("system.procedures")
        .records()
        .forEach(procedure -> missing.remove(procedure.get("name", String.class)));
    return missing.isEmpty() ? CheckOutcome.ok("all " + all) : lacking(missing);
  }

  private static CheckOutcome lacking(Set<String> missing) {
    String some = String.join(", ", missing.stream().limit(MAX_SHOWN).toList());
    return CheckOutcome.failure(
        "%d are missing, such as %s".formatted(missing.size(), some),
        "Update the plug-in, or let the user of shindig.neo4j.username call them"
            + " (server.shindig.neo4j.procedures).");
  }
}
