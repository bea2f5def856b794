package io.shindigneo4j.procedures.groups;

import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.schema.groups.GroupOperations.Outcome;
import io.shindigneo4j.schema.groups.GroupOperations.UpdateGroup;
import io.shindigneo4j.schema.groups.GroupOperations.UpdatedGroup;
import java.util.Map;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Changes a group. */
final class GroupUpdate {

  private GroupUpdate() {}

  static UpdatedGroup call(Transaction transaction, UpdateGroup parameters) {
    Optional<LockedGroup> locked =
        LockedGroup.locked(transaction, parameters.group(), parameters.actor());
    if (locked.isEmpty()) {
      return new UpdatedGroup(Outcome.UNKNOWN, null);
    } else if (!locked.get().meets(parameters.needed())) {
      return new UpdatedGroup(Outcome.FORBIDDEN, null);
    }
    Node group = locked.get().group();
    setProperties(group, parameters.properties());
    return new UpdatedGroup(
        Outcome.DONE, NodeReader.ofWritten(transaction, parameters.selection()).values(group));
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
