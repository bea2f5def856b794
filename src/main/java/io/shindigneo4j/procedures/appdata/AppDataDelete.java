package io.shindigneo4j.procedures.appdata;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.appdata.DeleteAppData;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.HashSet;
import java.util.List;
import java.util.function.Predicate;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Removes values of a person. */
final class AppDataDelete {

  private static final List<String> COLUMNS = List.of("removed");

  private AppDataDelete() {}

  static ProcedureResult call(Transaction transaction, DeleteAppData parameters) {
    return People.locked(transaction, parameters.user())
        .map(person -> ProcedureResult.single(COLUMNS, delete(person, parameters)))
        .orElse(ProcedureResult.empty(COLUMNS));
  }

  private static List<List<Object>> delete(Node person, DeleteAppData parameters) {
    Predicate<String> keys = AppData.anyOf(new HashSet<>(parameters.keys()));
    return AppData.find(person, parameters.application())
        .map(data -> remove(data, keys))
        .orElse(List.of());
  }

  private static List<List<Object>> remove(AppData data, Predicate<String> keys) {
    List<List<Object>> removed = data.values(keys);
    data.remove(keys);
    return removed;
  }
}
