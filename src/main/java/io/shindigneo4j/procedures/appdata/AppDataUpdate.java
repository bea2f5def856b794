package io.shindigneo4j.procedures.appdata;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataChange;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataLimits;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataValue;
import io.shindigneo4j.schema.appdata.AppDataOperations.UpdateAppData;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Sets and removes values of a person. */
final class AppDataUpdate {

  private AppDataUpdate() {}

  static Optional<AppDataChange> call(Transaction transaction, UpdateAppData parameters) {
    return People.locked(transaction, parameters.user())
        .map(person -> update(transaction, person, parameters));
  }

  private static AppDataChange update(
      Transaction transaction, Node person, UpdateAppData parameters) {
    Set<String> replaced = new HashSet<>(parameters.removed());
    parameters.values().forEach(value -> replaced.add(value.key()));
    List<Long> kept =
        AppData.find(person, parameters.application())
            .map(data -> data.sizes(key -> !replaced.contains(key)))
            .orElse(List.of());
    if (!fits(kept, parameters.values(), parameters.limits())) {
      return new AppDataChange(false, false);
    } else if (!AppData.makeRoom(person, parameters.application())) {
      return new AppDataChange(false, true);
    }
    AppData data = AppData.findOrCreate(transaction, person, parameters.application());
    data.remove(replaced::contains);
    parameters.values().forEach(value -> data.add(transaction, value));
    return new AppDataChange(true, false);
  }

  private static boolean fits(List<Long> kept, List<AppDataValue> added, AppDataLimits limits) {
    LongStream sizes =
        Stream.concat(kept.stream(), added.stream().map(AppDataValue::size))
            .mapToLong(Long::longValue);
    return kept.size() + added.size() <= limits.keys() && sizes.sum() <= limits.size();
  }
}
