package io.shindigneo4j.workload.load;

import io.shindigneo4j.opensocial.activities.ActivityImport;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import io.shindigneo4j.workload.row.ActivitiesRow;
import io.shindigneo4j.workload.row.ActivitiesRow.Activity;
import io.shindigneo4j.workload.row.ActivitiesRow.Thing;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.json.JSONObject;

/** Converts a person's activities to a stream, the newest first. */
public final class ActivitiesParameters {

  private ActivitiesParameters() {}

  /** The owner and the properties of the items. */
  public static Map<String, Object> of(ActivitiesRow row) {
    List<Map<String, Object>> items = new ArrayList<>();
    row.activities().forEach(activity -> items.add(entry(row.owner(), activity)));
    Collections.reverse(items);
    return Map.of("owner", row.owner(), "items", items);
  }

  /** The properties of one activity. */
  public static Map<String, Object> entry(String owner, Activity activity) {
    Map<?, ?> row =
        ActivityImport.row(
            ActivityKind.ENTRY, owner, document(activity), Instant.ofEpochMilli(activity.moment()));
    Map<String, Object> item = new HashMap<>();
    ((Map<?, ?>) row.get("properties")).forEach((name, value) -> item.put((String) name, value));
    item.put("owner", owner);
    item.put("application", "");
    item.put("moment", activity.moment());
    return item;
  }

  private static JSONObject document(Activity activity) {
    return new JSONObject(
        Map.of(
            "id", activity.id(),
            "published", WorkloadTimestamps.text(activity.moment()),
            "verb", activity.verb(),
            "title", activity.title(),
            "content", activity.content(),
            "object", new JSONObject(thing(activity.object())),
            "target", new JSONObject(thing(activity.target())),
            "generator", new JSONObject(thing(activity.generator()))));
  }

  /** The fields of an object in an activity's document. */
  public static Map<String, Object> thing(Thing thing) {
    return Map.of("objectType", thing.objectType(), "displayName", thing.displayName());
  }
}
