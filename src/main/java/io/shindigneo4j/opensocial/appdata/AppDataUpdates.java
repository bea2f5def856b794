package io.shindigneo4j.opensocial.appdata;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.configuration.SettingKey;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.schema.appdata.AppDataOperations;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataChange;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataLimits;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataValue;
import io.shindigneo4j.schema.appdata.AppDataOperations.UpdateAppData;
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

  private final AppDataLimits limits;

  @Inject
  AppDataUpdates(BackendSettings settings) {
    this(settings.appDataLimit());
  }

  /**
   * @param limit the most bytes for one person
   */
  AppDataUpdates(int limit) {
    this.limits = new AppDataLimits(AppDataLimits.MAX_KEYS, limit);
  }

  /**
   * The operation's parameters.
   *
   * @param fields where there are any, only these keys are changed
   * @throws ProtocolException with status 400 for keys or values that are not valid, 413 for more
   *     than the limits allow
   */
  UpdateAppData update(
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
    if (added.size() > limits.keys() || size > limits.size()) {
      throw tooLarge();
    }
    return new UpdateAppData(user, application, added, absent(fields, values.keySet()), limits);
  }

  private static List<String> absent(List<String> fields, Set<String> keys) {
    return fields.stream().filter(field -> !keys.contains(field)).toList();
  }

  private static void requireValid(String key) {
    if (!AppDataHandler.isValidKey(key)) {
      throw Refusals.badRequest("a key consists of letters, digits, dots, hyphens and underscores");
    }
  }

  /** The refusal of a change that was not carried out. */
  ProtocolException refusal(AppDataChange change) {
    return change.isFull()
        ? Refusals.tooLarge(
            "%d applications at most keep values for a person"
                .formatted(AppDataOperations.MAX_APPLICATIONS))
        : tooLarge();
  }

  private ProtocolException tooLarge() {
    return Refusals.tooLarge(
        "an application keeps up to %d keys and %d bytes for a person; %s says how many"
            .formatted(limits.keys(), limits.size(), SettingKey.APP_DATA_LIMIT.key()));
  }
}
