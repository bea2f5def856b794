package io.shindigneo4j.opensocial.sample;

import io.shindigneo4j.opensocial.activities.ActivityImport;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/** The activities in Shindig's sample data, as parameters of the Cypher that loads them. */
final class SampleActivities {

  /** The run command serves the gadgets that the entries point to here. */
  private static final String ORIGIN_PLACEHOLDER = "%origin%%contextroot%";

  private static final String ORIGIN = "http://localhost:8080";

  private static final String ID = "id";
  private static final String APPLICATION = "appId";

  private SampleActivities() {}

  /** A stream for each kind, person and application; its activities begin with the oldest. */
  static List<Map<String, Object>> streams(JSONObject data, Instant now) throws JSONException {
    List<Map<String, Object>> streams = new ArrayList<>();
    addAll(streams, ActivityKind.ACTIVITY, data.getJSONObject("activities"), now);
    addAll(streams, ActivityKind.ENTRY, data.getJSONObject("activityEntries"), now);
    return streams;
  }

  private static void addAll(
      List<Map<String, Object>> streams, ActivityKind kind, JSONObject lists, Instant now)
      throws JSONException {
    for (Iterator<?> owners = lists.keys(); owners.hasNext(); ) {
      String owner = (String) owners.next();
      for (List<JSONObject> ofOne : byApplication(lists.getJSONArray(owner))) {
        streams.add(
            Map.of(
                "kind", kind.name().toLowerCase(Locale.ROOT),
                "label", kind.label(),
                "owner", owner,
                "application", ofOne.get(0).optString(APPLICATION),
                "activities",
                    ofOne.stream()
                        .map(document -> ActivityImport.row(kind, owner, document, now))
                        .toList()));
      }
    }
  }

  private static Collection<List<JSONObject>> byApplication(JSONArray texts) throws JSONException {
    Map<String, List<JSONObject>> documents = new LinkedHashMap<>();
    Set<String> taken = new HashSet<>();
    for (int i = 0; i < texts.length(); i++) {
      JSONObject document = document(texts.getString(i), taken);
      documents
          .computeIfAbsent(document.optString(APPLICATION), application -> new ArrayList<>())
          .add(document);
    }
    return documents.values();
  }

  /**
   * The document of an activity, with an id that the person's others have not.
   *
   * @param taken the ids of these
   */
  static JSONObject document(String text, Set<String> taken) throws JSONException {
    JSONObject document = new JSONObject(text.replace(ORIGIN_PLACEHOLDER, ORIGIN));
    document.put(ID, free(document.getString(ID), taken));
    return document;
  }

  /** In the file one person has an id twice. The second one becomes the next free number. */
  private static String free(String id, Set<String> taken) {
    String free = id;
    for (int number = 2; !taken.add(free); number++) {
      free = String.valueOf(number);
    }
    return free;
  }
}
