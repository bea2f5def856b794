package io.shindigneo4j.procedures.groups;

import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.schema.groups.GetGroup;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.List;

/** One group by id. */
final class GroupGet {

  private static final List<String> COLUMNS = List.of("values");

  private GroupGet() {}

  static ProcedureResult call(ProcedureContext context, GetGroup parameters) {
    NodeReader reader = new NodeReader(context, parameters.selection());
    return Groups.find(context.transaction(), parameters.group())
        .filter(
            group ->
                Standings.isKnown(
                    group, Standings.of(context.transaction(), parameters.viewer(), group)))
        .map(group -> ProcedureResult.single(COLUMNS, reader.values(group)))
        .orElse(ProcedureResult.empty(COLUMNS));
  }
}
