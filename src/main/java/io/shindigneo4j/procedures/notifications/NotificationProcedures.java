package io.shindigneo4j.procedures.notifications;

import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.notifications.NotificationOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on notifications by their names. */
public final class NotificationProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.registerGraph(
        NotificationOperations.GET, WorkBudget.limit(registry.workLimit(), NotificationsGet::call));
    registry.register(NotificationOperations.SEE, SeenMarks::see);
  }
}
