package io.shindigneo4j.opensocial.appdata;

import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataEntry;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataOfPeople;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes Shindig's maps of what the operations on application data answer. */
final class AppDataAnswers {

  private AppDataAnswers() {}

  /** The values of each person by key, by the person's id. */
  static Map<String, Map<String, Object>> people(AppDataOfPeople data) {
    Map<String, Map<String, Object>> people = new LinkedHashMap<>();
    data.people().forEach(person -> people.put(person.id(), values(person.values())));
    return people;
  }

  /** The values by key. */
  static Map<String, Object> values(List<AppDataEntry> entries) {
    Map<String, Object> values = new LinkedHashMap<>();
    entries.forEach(entry -> values.put(entry.key(), JsonValues.value(entry.text())));
    return values;
  }
}
