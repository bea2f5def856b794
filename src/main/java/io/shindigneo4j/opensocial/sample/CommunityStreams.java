package io.shindigneo4j.opensocial.sample;

import io.shindigneo4j.opensocial.activities.ActivityImport;
import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.json.JSONException;
import org.json.JSONObject;

/** What the community posts, comments and likes: entries of ActivityStreams. */
final class CommunityStreams {

  private final Map<String, JSONObject> actors = new HashMap<>();
  private final Ages ages;

  /**
   * @param files with the people who act
   */
  CommunityStreams(List<JSONObject> files, Ages ages) throws JSONException {
    this.ages = ages;
    for (JSONObject file : files) {
      for (JSONObject person : JsonTables.rows(file.getJSONArray("people"))) {
        actors.put(person.getString(GraphNames.ID), actor(person));
      }
    }
  }

  Map<String, Object> parameters(JSONObject file) throws JSONException {
    JSONObject owners = file.getJSONObject("activityEntries");
    List<Map<String, Object>> streams = new ArrayList<>();
    for (String owner : JsonTables.keys(owners)) {
      List<Map<String, Object>> activities = new ArrayList<>();
      for (JSONObject entry : JsonTables.rows(owners.getJSONArray(owner))) {
        activities.add(activity(owner, entry));
      }
      activities.sort(Comparator.comparing(CommunityStreams::moment));
      streams.add(Map.of("owner", owner, "activities", activities));
    }
    return Map.of("streams", streams);
  }

  private Map<String, Object> activity(String owner, JSONObject entry) throws JSONException {
    Instant published = ages.of(entry);
    entry.remove("daysAgo");
    entry.put(GraphNames.PUBLISHED, Conversion.text(published));
    entry.put("actor", actors.get(owner));
    Map<String, Object> row =
        new HashMap<>(ActivityImport.row(ActivityKind.ENTRY, owner, entry, published));
    Map<String, Object> properties = new HashMap<>(properties(row));
    properties.put(GraphNames.MOMENT, published.toEpochMilli());
    row.put("properties", properties);
    return row;
  }

  private static JSONObject actor(JSONObject person) throws JSONException {
    JSONObject actor =
        new JSONObject()
            .put(GraphNames.ID, person.getString(GraphNames.ID))
            .put("objectType", "person")
            .put("displayName", person.getString("displayName"));
    if (person.has("photos")) {
      actor.put("image", new JSONObject().put("url", person.getString("thumbnailUrl")));
    }
    return actor;
  }

  private static long moment(Map<String, Object> row) {
    return (Long) properties(row).get(GraphNames.MOMENT);
  }

  @SuppressWarnings("unchecked") // as this class and ActivityImport put it there
  private static Map<String, Object> properties(Map<String, Object> row) {
    return (Map<String, Object>) row.get("properties");
  }
}
