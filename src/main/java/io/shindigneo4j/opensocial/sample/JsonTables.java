package io.shindigneo4j.opensocial.sample;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/** What JSON tables hold, as lists. */
final class JsonTables {

  private JsonTables() {}

  static List<JSONObject> rows(JSONArray array) throws JSONException {
    List<JSONObject> rows = new ArrayList<>();
    for (int i = 0; i < array.length(); i++) {
      rows.add(array.getJSONObject(i));
    }
    return rows;
  }

  static List<String> texts(JSONArray array) throws JSONException {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < array.length(); i++) {
      texts.add(array.getString(i));
    }
    return texts;
  }

  static List<String> keys(JSONObject object) {
    List<String> keys = new ArrayList<>();
    for (Iterator<?> names = object.keys(); names.hasNext(); ) {
      keys.add((String) names.next());
    }
    return keys;
  }

  /** One list of two. */
  static Object both(Object first, Object second) {
    List<Object> all = new ArrayList<>((List<?>) first);
    all.addAll((List<?>) second);
    return all;
  }
}
