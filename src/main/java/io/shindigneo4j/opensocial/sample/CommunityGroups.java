package io.shindigneo4j.opensocial.sample;

import io.shindigneo4j.schema.GraphNames;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.json.JSONException;
import org.json.JSONObject;

/** The groups of the community: open and closed ones, with owners, admins, members, invitations. */
final class CommunityGroups {

  private CommunityGroups() {}

  static Map<String, Object> parameters(JSONObject file, Ages ages) throws JSONException {
    List<Map<String, Object>> rows = new ArrayList<>();
    for (JSONObject group : JsonTables.rows(file.getJSONArray("groups"))) {
      rows.add(
          Map.of(
              "owner", group.getString("owner"),
              "properties", properties(group),
              "members", members(group, ages),
              "invited", invited(group, ages)));
    }
    return Map.of("groups", rows);
  }

  private static Map<String, Object> properties(JSONObject group) throws JSONException {
    Map<String, Object> properties = new HashMap<>();
    for (String text : List.of(GraphNames.ID, "title", "description")) {
      properties.put(text, group.getString(text));
    }
    if (group.optBoolean(GraphNames.CLOSED)) {
      properties.put(GraphNames.CLOSED, true);
    }
    return properties;
  }

  /** The owner is the first member, then come the admins. */
  private static List<Map<String, Object>> members(JSONObject group, Ages ages)
      throws JSONException {
    List<String> admins = JsonTables.texts(group.getJSONArray("admins"));
    List<String> people = new ArrayList<>(List.of(group.getString("owner")));
    people.addAll(admins);
    people.addAll(JsonTables.texts(group.getJSONArray("members")));
    List<Map<String, Object>> rows = dated(people, ages);
    rows.subList(1, 1 + admins.size()).forEach(row -> row.put(GraphNames.ROLE, GraphNames.ADMIN));
    return rows;
  }

  private static List<Map<String, Object>> invited(JSONObject group, Ages ages)
      throws JSONException {
    return dated(JsonTables.texts(group.getJSONArray("invited")), ages);
  }

  private static List<Map<String, Object>> dated(List<String> people, Ages ages) {
    List<Map<String, Object>> rows = new ArrayList<>();
    for (String person : people) {
      Map<String, Object> row = new HashMap<>();
      row.put("person", person);
      row.put(GraphNames.SINCE, ages.spread(rows.size(), people.size()));
      rows.add(row);
    }
    return rows;
  }
}
