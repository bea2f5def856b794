package io.shindigneo4j.procedures.notifications;

import io.shindigneo4j.procedures.graph.WorkBudget;
import io.shindigneo4j.schema.notifications.NotificationOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on notifications by their names. */
public final class NotificationProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    long limit = registry.workLimit();
    registry.registerGraph(
        NotificationOperations.GET,
        (context, parameters) ->
            NotificationsGet.call(
                context, WorkBudget.of(limit, context.transaction()), parameters));
    registry.register(NotificationOperations.SEE, SeenMarks::see);
  }
}
