package io.shindigneo4j.procedures.activities;

import io.shindigneo4j.procedures.OperationProcedures;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import java.util.List;

/** The operations on activities by their names. */
public final class ActivityProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    OperationProcedures.register(registry, ActivityOperations.LIST, ActivityList::call);
    OperationProcedures.register(registry, ActivityOperations.CREATE, ActivityCreate::call);
    OperationProcedures.register(registry, ActivityOperations.UPDATE, ActivityUpdate::call);
    OperationProcedures.register(registry, ActivityOperations.DELETE, ActivityDelete::call);
  }

  /** An id is unique among one person's activities of a kind: clients bring ids of their own. */
  @Override
  public List<String> schemaCommands() {
    return List.of(
        "CREATE CONSTRAINT activity_entry_of_owner IF NOT EXISTS"
            + " FOR (e:ActivityEntry) REQUIRE (e.owner, e.id) IS UNIQUE",
        "CREATE CONSTRAINT activity_of_owner IF NOT EXISTS"
            + " FOR (a:Activity) REQUIRE (a.owner, a.id) IS UNIQUE");
  }
}
