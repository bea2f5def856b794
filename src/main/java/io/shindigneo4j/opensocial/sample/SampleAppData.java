package io.shindigneo4j.opensocial.sample;

import io.shindigneo4j.opensocial.configuration.ContainerSetting;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/** The application data of sample people, and the gadgets that they have put on their pages. */
final class SampleAppData {

  /** The file does not name the application. This one has the activities in it, too. */
  static final String APPLICATION = "1";

  private static final String PROFILES = ContainerSetting.profiles(key -> Optional.empty());

  private SampleAppData() {}

  static Map<String, Object> parameters(JSONObject file) throws JSONException {
    List<Map<String, Object>> rows = rows(file);
    rows.addAll(gadgets(file.optJSONObject("gadgets")));
    return Map.of("application", APPLICATION, "appData", rows);
  }

  private static List<Map<String, Object>> rows(JSONObject file) throws JSONException {
    JSONObject people = file.getJSONObject("data");
    List<Map<String, Object>> rows = new ArrayList<>();
    for (Iterator<?> ids = people.keys(); ids.hasNext(); ) {
      String id = (String) ids.next();
      JSONObject data = people.getJSONObject(id);
      for (Iterator<?> keys = data.keys(); keys.hasNext(); ) {
        String key = (String) keys.next();
        rows.add(row(id, AppDataValue.of(key, JSONObject.quote(data.getString(key)))));
      }
    }
    return rows;
  }

  /**
   * What the portal keeps of gadgets of the project.
   *
   * @param people their names, by person; null for none
   */
  private static List<Map<String, Object>> gadgets(JSONObject people) throws JSONException {
    List<Map<String, Object>> rows = new ArrayList<>();
    for (String person : people == null ? List.<String>of() : JsonTables.keys(people)) {
      JSONArray entries = new JSONArray();
      for (String name : JsonTables.texts(people.getJSONArray(person))) {
        entries.put(new JSONObject().put("id", name).put("url", "own:" + name));
      }
      String arrangement = new JSONObject().put("version", 1).put("gadgets", entries).toString();
      Map<String, Object> row =
          row(person, AppDataValue.of("gadgets", JSONObject.quote(arrangement)));
      row.put("application", PROFILES);
      rows.add(row);
    }
    return rows;
  }

  private static Map<String, Object> row(String person, AppDataValue value) {
    Map<String, Object> row = new HashMap<>();
    row.put("person", person);
    row.put("key", value.key());
    row.put("text", value.text());
    row.put("size", value.size());
    return row;
  }
}
