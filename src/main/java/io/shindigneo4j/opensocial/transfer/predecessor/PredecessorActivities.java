package io.shindigneo4j.opensocial.transfer.predecessor;

import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.opensocial.mapping.ForeignValues;
import io.shindigneo4j.opensocial.transfer.ActivityRows;
import io.shindigneo4j.opensocial.transfer.RecordKind;
import io.shindigneo4j.opensocial.transfer.RecordSink;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.json.JSONArray;
import org.json.JSONObject;

/** The activities of people, with what they are about. */
final class PredecessorActivities {

  private final PredecessorGraph graph;
  private final Instant now;

  PredecessorActivities(PredecessorGraph graph, Instant now) {
    this.graph = graph;
    this.now = now;
  }

  void read(RecordSink sink) {
    graph.each(
        "activities",
        row ->
            sink.take(
                RecordKind.ACTIVITY,
                row.origin("node"),
                () ->
                    ActivityRows.of(
                        ActivityKind.ENTRY,
                        row.text("person"),
                        row.text("application"),
                        document(row),
                        row.time("published", now).toEpochMilli())));
  }

  private static JSONObject document(PredecessorRow row) {
    Map<String, Object> document = row.map("fields");
    withTimes(document);
    row.maps("objects")
        .forEach(object -> document.put(String.valueOf(object.get("role")), object(object)));
    Map<String, Object> icon = row.map("icon");
    if (!icon.isEmpty()) {
      document.put("icon", json(icon));
    }
    return json(document);
  }

  private static JSONObject object(Map<String, Object> node) {
    Map<String, Object> object = PredecessorRow.map(node.get("fields"));
    withTimes(object);
    Map<String, Object> author = PredecessorRow.map(node.get("author"));
    if (!author.isEmpty()) {
      object.put("author", json(author));
    }
    List<Map<String, Object>> attachments = PredecessorRow.maps(node.get("attachments"));
    if (!attachments.isEmpty()) {
      object.put(
          "attachments",
          new JSONArray(attachments.stream().map(PredecessorActivities::json).toList()));
    }
    return json(object);
  }

  private static void withTimes(Map<String, Object> fields) {
    for (String name : List.of("published", "updated")) {
      fields.computeIfPresent(
          name,
          (any, value) -> ForeignValues.time(value).<Object>map(Conversion::text).orElse(value));
    }
  }

  private static JSONObject json(Map<String, Object> fields) {
    fields.replaceAll((name, value) -> value instanceof List<?> list ? new JSONArray(list) : value);
    return new JSONObject(fields);
  }
}
