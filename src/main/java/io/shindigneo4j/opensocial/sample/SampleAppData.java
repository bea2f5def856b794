package io.shindigneo4j.opensocial.sample;

import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataValue;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.json.JSONException;
import org.json.JSONObject;

/** The application data of Shindig's sample people. */
final class SampleAppData {

  /** The file does not name the application. This one has the activities in it, too. */
  static final String APPLICATION = "1";

  private SampleAppData() {}

  static Map<String, Object> parameters(JSONObject file) throws JSONException {
    return Map.of("application", APPLICATION, "appData", rows(file));
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

  private static Map<String, Object> row(String person, AppDataValue value) {
    return Map.of("person", person, "key", value.key(), "text", value.text(), "size", value.size());
  }
}
