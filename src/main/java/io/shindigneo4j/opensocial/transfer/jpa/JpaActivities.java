package io.shindigneo4j.opensocial.transfer.jpa;

import static io.shindigneo4j.opensocial.transfer.jpa.JpaRelations.text;

import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.opensocial.mapping.ForeignBean;
import io.shindigneo4j.opensocial.mapping.ForeignValues;
import io.shindigneo4j.opensocial.media.MediaRows;
import io.shindigneo4j.opensocial.transfer.ActivityRows;
import io.shindigneo4j.opensocial.transfer.Origin;
import io.shindigneo4j.opensocial.transfer.RecordKind;
import io.shindigneo4j.opensocial.transfer.RecordSink;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.shindig.social.opensocial.model.MediaItem;
import org.json.JSONArray;
import org.json.JSONObject;

/** The activities of a database, with their parameters and media items. */
final class JpaActivities {

  private static final String TABLE = "activity";
  private static final String ACTIVITY = "activity_id";

  private final JpaDatabase database;
  private final RecordSink sink;
  private final long now;

  /**
   * @param now when those were posted that have no time
   */
  JpaActivities(JpaDatabase database, RecordSink sink, long now) {
    this.database = database;
    this.sink = sink;
    this.now = now;
  }

  void read() throws SQLException {
    JpaQuery activities = database.query(TABLE, "a").select("a", ActivityColumns.ACTIVITY);
    database.eachPage(activities, this::readPage);
  }

  private void readPage(List<Map<String, Object>> page) {
    List<Long> keys = page.stream().map(JpaDatabase::oid).toList();
    JpaQuery parameters =
        database
            .query("template_params", "t")
            .select("t", ACTIVITY, ACTIVITY)
            .select("t", "template_name", "name")
            .select("t", "template_value", "value");
    JpaQuery media =
        new JpaQuery(database.schema(), "activity_media", "l")
            .select("l", ACTIVITY, ACTIVITY)
            .join("media_item", "m", JpaDatabase.OID, "l", "media_id")
            .select("m", ActivityColumns.MEDIA_ITEM)
            .join("address", "a", JpaDatabase.OID, "m", "address_id")
            .select("a", ProfileColumns.inside("location", ProfileColumns.ADDRESS));
    ChildRows parametersOf = ChildRows.of(database, parameters, ACTIVITY, keys);
    ChildRows mediaOf = ChildRows.of(database, media, ACTIVITY, keys, "media_id");
    page.forEach(row -> take(row, parametersOf, mediaOf));
  }

  private void take(Map<String, Object> row, ChildRows parameters, ChildRows media) {
    long key = JpaDatabase.oid(row);
    Origin origin = new Origin(TABLE, key);
    List<String> refused = new ArrayList<>();
    parameters.cut(key, "template_params").ifPresent(refused::add);
    media.cut(key, "activity_media").ifPresent(refused::add);
    Map<String, Object> document = document(row);
    document.put("templateParams", new JSONObject(pairs(parameters.of(key))));
    document.put(
        "mediaItems",
        new JSONArray(media.of(key).stream().map(item -> mediaItem(item, refused)).toList()));
    long millis =
        ForeignValues.time(row.getOrDefault("postedTime", row.get("updated")))
            .map(time -> time.toEpochMilli())
            .orElse(now);
    sink.take(
        RecordKind.ACTIVITY,
        origin,
        () ->
            ActivityRows.of(
                ActivityKind.ACTIVITY,
                text(row, "userId"),
                text(row, "appId"),
                new JSONObject(document),
                millis));
    sink.refuseFields(RecordKind.ACTIVITY, origin, refused);
  }

  /** One without an id gets one of its key. */
  private static Map<String, Object> document(Map<String, Object> row) {
    Map<String, Object> document = new LinkedHashMap<>(row);
    document.remove(JpaDatabase.OID);
    document.putIfAbsent("id", "activity-" + JpaDatabase.oid(row));
    document.computeIfPresent(
        "updated", (name, value) -> ForeignValues.time(value).map(Conversion::text).orElse(null));
    return document;
  }

  private static Map<String, Object> pairs(List<Map<String, Object>> rows) {
    Map<String, Object> pairs = new HashMap<>();
    rows.forEach(row -> pairs.put(text(row, "name"), text(row, "value")));
    pairs.remove(null);
    return pairs;
  }

  /** As the documents of activities have them: what is inside a location is an object. */
  private static JSONObject mediaItem(Map<String, Object> row, List<String> refused) {
    ForeignBean<MediaItem> item = MediaRows.foreignItem();
    item.setAll(row);
    item.refused().forEach(field -> refused.add("mediaItems." + field));
    Map<String, Object> fields = new HashMap<>();
    Map<String, Object> location = new HashMap<>();
    item.properties()
        .forEach(
            (name, value) -> {
              if (name.startsWith("location.")) {
                location.put(name.substring("location.".length()), value);
              } else {
                fields.put(name, value);
              }
            });
    if (!location.isEmpty()) {
      fields.put("location", new JSONObject(location));
    }
    return new JSONObject(fields);
  }
}
