package io.shindigneo4j.opensocial.appdata;

import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.schema.appdata.AppDataLimits;
import io.shindigneo4j.schema.appdata.AppDataValue;
import io.shindigneo4j.schema.appdata.UpdateAppData;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.social.opensocial.service.AppDataHandler;

/**
 * The changes of an update of application data. Its values are stored under their keys. A key that
 * is only among the fields loses its value. Other keys keep theirs.
 */
final class AppDataUpdates {

  /** OpenSocial asks for room for 10 KB at least. */
  static final AppDataLimits LIMITS = new AppDataLimits(1000, 64 * 1024);

  private AppDataUpdates() {}

  /**
   * The operation's parameters.
   *
   * @param fields where there are any, only these keys are changed
   * @throws ProtocolException with status 400 for keys or values that are not valid, 413 for more
   *     than the limits allow
   */
  static UpdateAppData of(
      String user, String application, List<String> fields, Map<String, Object> values) {
    Set<String> changed = new HashSet<>(fields);
    List<AppDataValue> added = new ArrayList<>();
    long size = 0;
    for (Map.Entry<String, Object> entry : values.entrySet()) {
      requireValid(entry.getKey());
      if (changed.isEmpty() || changed.contains(entry.getKey())) {
        AppDataValue value = AppDataValue.of(entry.getKey(), JsonValues.text(entry.getValue()));
        size += value.size();
        added.add(value);
      }
    }
    if (added.size() > LIMITS.keys() || size > LIMITS.size()) {
      throw tooLarge();
    }
    return new UpdateAppData(user, application, added, absent(fields, values.keySet()), LIMITS);
  }

  private static List<String> absent(List<String> fields, Set<String> keys) {
    return fields.stream().filter(field -> !keys.contains(field)).toList();
  }

  private static void requireValid(String key) {
    if (!AppDataHandler.isValidKey(key)) {
      throw Refusals.badRequest("a key consists of letters, digits, dots, hyphens and underscores");
    }
  }

  static ProtocolException tooLarge() {
    return Refusals.tooLarge(
        "an application keeps up to %d keys and %d characters for a person"
            .formatted(LIMITS.keys(), LIMITS.size()));
  }
}
