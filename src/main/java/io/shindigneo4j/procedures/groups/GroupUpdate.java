package io.shindigneo4j.procedures.groups;

import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.schema.groups.Outcome;
import io.shindigneo4j.schema.groups.UpdateGroup;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Changes a group. */
final class GroupUpdate {

  private GroupUpdate() {}

  static ProcedureResult call(Transaction transaction, UpdateGroup parameters) {
    Optional<Approach> approach =
        Approach.locked(transaction, parameters.group(), parameters.actor());
    if (approach.isEmpty()) {
      return record(Outcome.UNKNOWN, null);
    } else if (!approach.get().meets(parameters.needed())) {
      return record(Outcome.FORBIDDEN, null);
    }
    Node group = approach.get().group();
    setProperties(group, parameters.properties());
    return record(
        Outcome.DONE, NodeReader.ofWritten(transaction, parameters.selection()).values(group));
  }

  private static ProcedureResult record(Outcome outcome, List<Object> values) {
    return ProcedureResult.single(List.of("outcome", "values"), outcome.word(), values);
  }

  private static void setProperties(Node group, Map<String, Object> properties) {
    properties.forEach(
        (key, value) -> {
          if (value == null) {
            group.removeProperty(key);
          } else {
            group.setProperty(key, value);
          }
        });
  }
}
