package io.shindigneo4j.opensocial.activities;

import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.SizeLimit;
import io.shindigneo4j.schema.GraphNames;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.HashMap;
import java.util.Map;
import org.json.JSONObject;

/**
 * A document on its way into the graph. One that has an id was made elsewhere and stays what it is;
 * the others get an id, and from then on their times are those of the server.
 */
record NewActivity(StoredActivity activity, Map<String, Object> properties) {

  private static final int LONGEST_ID = 500;

  /**
   * Takes a document in.
   *
   * @param freshId for one that has none
   */
  static NewActivity of(
      JSONObject document,
      ActivityFormat<?> format,
      String owner,
      String application,
      String freshId,
      Instant now) {
    String own = ownId(document);
    String time = Conversion.text(now);
    String published = own == null ? time : published(document, time);
    Map<String, Object> properties = properties(document, format, published, time);
    properties.put(GraphNames.ID, own == null ? freshId : own);
    properties.put(GraphNames.STAMPED, own == null);
    return new NewActivity(
        new StoredActivity(
            own == null ? freshId : own,
            owner,
            application,
            own == null,
            published,
            time,
            document),
        properties);
  }

  /** The properties of a document that replaces another. */
  static Map<String, Object> replacement(
      JSONObject document, ActivityFormat<?> format, Instant now) {
    String time = Conversion.text(now);
    return properties(document, format, published(document, time), time);
  }

  private static Map<String, Object> properties(
      JSONObject document, ActivityFormat<?> format, String published, String updated) {
    String text = document.toString();
    SizeLimit.check(text.length());
    Map<String, Object> properties = new HashMap<>(format.comparable(document));
    properties.put(StoredActivity.DOCUMENT, text);
    properties.put(GraphNames.PUBLISHED, published);
    properties.put(GraphNames.UPDATED, updated);
    return properties;
  }

  /** The id that a document brings, null for none. */
  static String ownId(JSONObject document) {
    String id = document.optString(GraphNames.ID);
    if (id.length() > LONGEST_ID) {
      throw Refusals.badRequest("an id has at most " + LONGEST_ID + " characters");
    }
    return id.isEmpty() ? null : id;
  }

  private static String published(JSONObject document, String otherwise) {
    try {
      return Conversion.text(
          OffsetDateTime.parse(document.optString(GraphNames.PUBLISHED)).toInstant());
    } catch (DateTimeException e) {
      return otherwise;
    }
  }
}
