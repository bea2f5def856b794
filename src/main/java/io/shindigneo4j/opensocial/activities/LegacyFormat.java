package io.shindigneo4j.opensocial.activities;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import io.shindigneo4j.schema.activities.ActivityOperations.PersonLink;
import io.shindigneo4j.schema.query.ListQuery.Target;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.shindig.social.opensocial.model.Activity;
import org.json.JSONObject;

/** Activities of OpenSocial 1.0 (Social Data 2.5.1, Activity). */
final class LegacyFormat implements ActivityFormat<Activity> {

  private static final String USER_ID = "userId";
  private static final String APP_ID = "appId";
  static final String POSTED_TIME = "postedTime";
  private static final String PRIORITY = "priority";

  private static final Set<String> TEXTS =
      Set.of(
          "title",
          "titleId",
          "body",
          "bodyId",
          "url",
          "externalId",
          "streamTitle",
          "streamUrl",
          "streamSourceUrl",
          "streamFaviconUrl");

  private static final Set<String> NUMBERS = Set.of(POSTED_TIME, PRIORITY);

  /** Fields that are properties of other names. */
  private static final Map<String, String> OTHERS =
      Map.of(
          GraphNames.ID,
          GraphNames.ID,
          GraphNames.UPDATED,
          GraphNames.UPDATED,
          USER_ID,
          GraphNames.OWNER,
          APP_ID,
          GraphNames.APPLICATION);

  @Override
  public ActivityKind kind() {
    return ActivityKind.ACTIVITY;
  }

  @Override
  public Class<Activity> type() {
    return Activity.class;
  }

  /** As Shindig has always listed them. */
  @Override
  public boolean oldestFirst() {
    return true;
  }

  @Override
  public Optional<Target> find(String field) {
    String property = TEXTS.contains(field) || NUMBERS.contains(field) ? field : OTHERS.get(field);
    return Optional.ofNullable(property).map(Target::property);
  }

  @Override
  public void sign(JSONObject document, String author) {
    Json.put(document, USER_ID, author);
  }

  @Override
  public void date(JSONObject document, Instant now) {
    if (!document.has(POSTED_TIME)) {
      Json.put(document, POSTED_TIME, now.toEpochMilli());
    }
  }

  @Override
  public Map<String, Object> comparable(JSONObject document) {
    Map<String, Object> properties = new LinkedHashMap<>();
    for (String field : TEXTS) {
      String text = Json.textAt(document, field);
      if (text != null) {
        properties.put(field, text);
      }
    }
    if (document.has(POSTED_TIME)) {
      properties.put(POSTED_TIME, document.optLong(POSTED_TIME));
    }
    if (document.has(PRIORITY)) {
      properties.put(PRIORITY, document.optDouble(PRIORITY));
    }
    return properties;
  }

  @Override
  public List<PersonLink> links(JSONObject document) {
    return List.of();
  }

  @Override
  public void complete(StoredActivity activity) {
    JSONObject document = activity.document();
    Json.put(document, GraphNames.ID, activity.id());
    Json.put(document, USER_ID, activity.owner());
    document.remove(APP_ID);
    if (!activity.application().isEmpty()) {
      Json.put(document, APP_ID, activity.application());
    }
    if (activity.stamped()) {
      Json.put(document, POSTED_TIME, Instant.parse(activity.published()).toEpochMilli());
      Json.put(document, GraphNames.UPDATED, activity.updated());
    }
  }
}
