package io.shindigneo4j.procedures.groups;

import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.schema.groups.GroupOperations.GetGroup;
import io.shindigneo4j.schema.groups.GroupOperations.GroupValues;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Optional;

/** One group by id. */
final class GroupGet {

  private GroupGet() {}

  static Optional<GroupValues> call(ProcedureContext context, GetGroup parameters) {
    NodeReader reader = new NodeReader(context, parameters.selection());
    return Groups.find(context.transaction(), parameters.group())
        .filter(
            group ->
                GroupRoles.isKnown(
                    group, GroupRoles.of(context.transaction(), parameters.viewer(), group)))
        .map(group -> new GroupValues(reader.values(group)));
  }
}
