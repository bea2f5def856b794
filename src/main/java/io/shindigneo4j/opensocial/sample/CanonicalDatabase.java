package io.shindigneo4j.opensocial.sample;

import com.google.inject.Guice;
import io.shindigneo4j.opensocial.people.PersonImport;
import io.shindigneo4j.opensocial.people.SocialPerson;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/**
 * The people of a file such as Shindig's {@code sampledata/canonicaldb.json}, as parameters of the
 * Cypher that loads it.
 *
 * @param people the properties and the lists of each profile
 */
record CanonicalDatabase(
    List<Map<String, Object>> people,
    List<Map<String, Object>> friendships,
    List<Map<String, Object>> groups,
    List<Map<String, Object>> memberships) {

  Map<String, Object> parameters() {
    return Map.of(
        "people", people,
        "friendships", friendships,
        "groups", groups,
        "memberships", memberships);
  }

  static CanonicalDatabase of(JSONObject data) throws JSONException {
    return new CanonicalDatabase(
        people(data.getJSONArray("people")),
        pairs(data.getJSONObject("friendLinks"), "person", "friend"),
        groups(data.getJSONObject("groups")),
        pairs(data.getJSONObject("groupMembers"), "group", "person"));
  }

  static List<Map<String, Object>> people(JSONArray people) throws JSONException {
    BeanJsonConverter converter = new BeanJsonConverter(Guice.createInjector());
    List<Map<String, Object>> rows = new ArrayList<>();
    for (int i = 0; i < people.length(); i++) {
      rows.add(
          PersonImport.row(converter.convertToObject(people.getString(i), SocialPerson.class)));
    }
    return rows;
  }

  private static List<Map<String, Object>> groups(JSONObject groups) throws JSONException {
    List<Map<String, Object>> rows = new ArrayList<>();
    for (Iterator<?> owners = groups.keys(); owners.hasNext(); ) {
      String owner = (String) owners.next();
      JSONArray owned = groups.getJSONArray(owner);
      for (int i = 0; i < owned.length(); i++) {
        rows.add(group(owner, owned.getJSONObject(i)));
      }
    }
    return rows;
  }

  private static Map<String, Object> group(String owner, JSONObject group) throws JSONException {
    return Map.of(
        "owner", owner,
        "id", group.getJSONObject("id").getString("value"),
        "title", group.getString("title"),
        "description", group.getString("description"));
  }

  /** A row for each pair of a key and one of the ids in its list. */
  private static List<Map<String, Object>> pairs(JSONObject lists, String key, String element)
      throws JSONException {
    List<Map<String, Object>> rows = new ArrayList<>();
    for (Iterator<?> keys = lists.keys(); keys.hasNext(); ) {
      String name = (String) keys.next();
      JSONArray ids = lists.getJSONArray(name);
      for (int i = 0; i < ids.length(); i++) {
        rows.add(Map.of(key, name, element, ids.getString(i)));
      }
    }
    return rows;
  }
}
