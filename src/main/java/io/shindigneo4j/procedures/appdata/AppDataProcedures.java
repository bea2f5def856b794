package io.shindigneo4j.procedures.appdata;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.appdata.AppDataOperations;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataEntry;
import io.shindigneo4j.schema.appdata.AppDataOperations.DeleteAppData;
import io.shindigneo4j.schema.appdata.AppDataOperations.RemovedAppData;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** The operations on what applications keep for people, by their names. */
public final class AppDataProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.registerGraph(
        AppDataOperations.GET, WorkBudget.limit(registry.workLimit(), AppDataGet::call));
    registry.register(AppDataOperations.UPDATE, AppDataUpdate::call);
    registry.register(AppDataOperations.DELETE, AppDataProcedures::deleteAppData);
  }

  /** Removes values of a person. */
  private static Optional<RemovedAppData> deleteAppData(
      Transaction transaction, DeleteAppData parameters) {
    return People.locked(transaction, parameters.user())
        .map(person -> new RemovedAppData(delete(person, parameters)));
  }

  private static List<AppDataEntry> delete(Node person, DeleteAppData parameters) {
    Predicate<String> keys = AppData.anyOf(new HashSet<>(parameters.keys()));
    return AppData.find(person, parameters.application())
        .map(data -> remove(data, keys))
        .orElse(List.of());
  }

  private static List<AppDataEntry> remove(AppData data, Predicate<String> keys) {
    List<AppDataEntry> removed = data.values(keys, AppData::text);
    data.remove(keys);
    return removed;
  }
}
