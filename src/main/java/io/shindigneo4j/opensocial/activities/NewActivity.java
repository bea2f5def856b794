package io.shindigneo4j.opensocial.activities;

import io.shindigneo4j.opensocial.json.Moments;
import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.opensocial.request.JsonSyntax;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.SizeLimit;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.activities.ActivityOperations;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.json.JSONObject;

/**
 * A document that is to be stored. A document with an id was made elsewhere, and keeps its id and
 * its times. Any other gets an id, and the server keeps its times.
 */
record NewActivity(StoredActivity activity, Map<String, Object> properties) {

  static final int MAX_ID_LENGTH = 500;

  /**
   * The activity of a document.
   *
   * @param freshId the id of a document that has none
   */
  static NewActivity of(
      JSONObject document,
      ActivityFormat<?> format,
      StreamKey stream,
      String freshId,
      Instant now) {
    String own = ownId(document);
    if (own != null && !isAddressable(own)) {
      throw Refusals.badRequest("an id is not . or .., and has no blank at its ends");
    }
    String time = Conversion.text(now);
    String published = own == null ? time : published(document, now);
    Map<String, Object> properties = properties(document, format, 0, published, now);
    properties.put(GraphNames.ID, own == null ? freshId : own);
    properties.put(GraphNames.STAMPED, own == null);
    return new NewActivity(
        new StoredActivity(
            own == null ? freshId : own,
            stream.owner(),
            stream.application(),
            own == null,
            published,
            time,
            document),
        properties);
  }

  /**
   * The properties of a document that replaces another.
   *
   * @param length of the other, as far as it is known: what was once taken may stay as long
   */
  static Map<String, Object> replacement(
      JSONObject document, ActivityFormat<?> format, int length, Instant now) {
    return properties(document, format, length, published(document, now), now);
  }

  private static Map<String, Object> properties(
      JSONObject document, ActivityFormat<?> format, int length, String published, Instant now) {
    String text = JsonSyntax.text(document);
    SizeLimit.check(text.length(), Math.max(length, format.longest(document)));
    Json.checkPictures(document);
    Map<String, Object> properties = new HashMap<>(format.comparable(document));
    properties.computeIfPresent(
        LegacyFormat.POSTED_TIME, (name, time) -> notAfter((Number) time, now.toEpochMilli()));
    properties.put(ActivityOperations.DOCUMENT, text);
    properties.put(GraphNames.PUBLISHED, published);
    properties.put(GraphNames.UPDATED, Conversion.text(now));
    return properties;
  }

  private static Number notAfter(Number time, long now) {
    return time.doubleValue() > now ? now : time;
  }

  private static boolean isAddressable(String id) {
    return !id.equals(".") && !id.equals("..") && id.strip().equals(id);
  }

  /** The id in a document; null if it has none. */
  static String ownId(JSONObject document) {
    String id = document.optString(GraphNames.ID);
    if (id.length() > MAX_ID_LENGTH) {
      throw Refusals.badRequest("an id has at most " + MAX_ID_LENGTH + " characters");
    }
    return id.isEmpty() ? null : id;
  }

  /**
   * The moment by which a document is ordered: the one that it names, in any form of ISO 8601 and
   * in UTC where it has no zone; now for one of the future, which would stay before all others.
   */
  private static String published(JSONObject document, Instant now) {
    try {
      Instant named = Moments.read(document.optString(GraphNames.PUBLISHED)).toInstant();
      return Conversion.text(named.isAfter(now) ? now : named);
    } catch (IllegalArgumentException e) {
      return Conversion.text(now);
    }
  }
}
