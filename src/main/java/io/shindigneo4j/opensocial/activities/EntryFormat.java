package io.shindigneo4j.opensocial.activities;

import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import io.shindigneo4j.schema.activities.ActivityOperations.PersonLink;
import io.shindigneo4j.schema.activities.ActivityOperations.Role;
import io.shindigneo4j.schema.query.ListQuery.Target;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.shindig.social.opensocial.model.ActivityEntry;
import org.json.JSONArray;
import org.json.JSONObject;

/** Entries of ActivityStreams 1.0 (OpenSocial Social Data 2.5.1, ActivityEntry). */
final class EntryFormat implements ActivityFormat<ActivityEntry> {

  private static final String ACTOR = "actor";
  private static final String OBJECT_TYPE = "objectType";
  private static final String PERSON = "person";
  private static final String TARGET_ID = "target." + GraphNames.ID;

  /** The most characters of a comment, with all that its entry says besides. */
  private static final int MAX_COMMENT_LENGTH = 10_000;

  private static final Set<String> OBJECTS =
      Set.of(ACTOR, "object", "target", "generator", "provider");

  private static final Set<String> TEXTS =
      Stream.concat(
              Stream.of("title", "content", "verb", "url", "icon.url"),
              OBJECTS.stream()
                  .flatMap(
                      object ->
                          Stream.of(GraphNames.ID, "displayName", OBJECT_TYPE, "summary", "url")
                              .map(field -> object + "." + field)))
          .collect(Collectors.toUnmodifiableSet());

  private static final Set<String> OTHERS =
      Set.of(GraphNames.ID, GraphNames.PUBLISHED, GraphNames.UPDATED);

  @Override
  public ActivityKind kind() {
    return ActivityKind.ENTRY;
  }

  @Override
  public Class<ActivityEntry> type() {
    return ActivityEntry.class;
  }

  @Override
  public boolean oldestFirst() {
    return false;
  }

  /** Where a field is a whole object, its id is compared. */
  @Override
  public Optional<Target> find(String field) {
    String property = OBJECTS.contains(field) ? field + "." + GraphNames.ID : field;
    return TEXTS.contains(property) || OTHERS.contains(property)
        ? Optional.of(Target.property(property))
        : Optional.empty();
  }

  /** The author becomes the actor. An actor with another id is replaced as a whole. */
  @Override
  public void sign(JSONObject document, String author) {
    requireObject(document, ACTOR);
    JSONObject actor = document.optJSONObject(ACTOR);
    Object claimed = actor == null ? null : actor.opt(GraphNames.ID);
    if (actor == null || (claimed != null && !author.equals(claimed.toString()))) {
      actor = new JSONObject();
      Json.put(actor, OBJECT_TYPE, PERSON);
    }
    Json.put(actor, GraphNames.ID, author);
    Json.put(document, ACTOR, actor);
  }

  @Override
  public void date(JSONObject document, Instant now) {
    if (!document.has(GraphNames.PUBLISHED)) {
      Json.put(document, GraphNames.PUBLISHED, Conversion.text(now));
    }
  }

  private static void requireObject(JSONObject document, String field) {
    Object value = document.opt(field);
    if (value != null && !(value instanceof JSONObject)) {
      throw Refusals.badRequest(field + " must be an object");
    }
  }

  @Override
  public Map<String, Object> comparable(JSONObject document) {
    Map<String, Object> properties = new LinkedHashMap<>();
    for (String path : TEXTS) {
      String text = Json.textAt(document, path);
      if (text != null) {
        properties.put(path, text);
      }
    }
    if (isComment(document)) {
      putId(properties, ActivityOperations.IN_REPLY_TO, Json.textAt(document, TARGET_ID));
      putId(properties, ActivityOperations.IN_REPLY_TO_AUTHOR, commentedAuthor(document));
    }
    return properties;
  }

  private static boolean isComment(JSONObject document) {
    return "comment".equals(Json.textAt(document, "object." + OBJECT_TYPE));
  }

  /** Who has posted the activity that a comment is about; null if the comment does not say it. */
  private static String commentedAuthor(JSONObject document) {
    return Json.at(document, "object.inReplyTo") instanceof JSONArray answered
            && answered.opt(0) instanceof JSONObject first
        ? Json.textAt(first, "author." + GraphNames.ID)
        : null;
  }

  private static void putId(Map<String, Object> properties, String name, String id) {
    if (id != null && id.length() <= NewActivity.MAX_ID_LENGTH) {
      properties.put(name, id);
    }
  }

  @Override
  public int longest(JSONObject document) {
    return isComment(document) ? MAX_COMMENT_LENGTH : MAX_LENGTH;
  }

  /** An object of a type other than person gives no link, even if it has a person's id. */
  @Override
  public List<PersonLink> links(JSONObject document) {
    return Stream.of(Role.values()).flatMap(role -> link(document, role).stream()).toList();
  }

  private static Optional<PersonLink> link(JSONObject document, Role role) {
    String object = role.name().toLowerCase(Locale.ROOT);
    String id = Json.textAt(document, object + "." + GraphNames.ID);
    String type = Json.textAt(document, object + "." + OBJECT_TYPE);
    return id != null && (type == null || type.equalsIgnoreCase(PERSON))
        ? Optional.of(new PersonLink(role, id))
        : Optional.empty();
  }

  @Override
  public void complete(StoredActivity activity) {
    JSONObject document = activity.document();
    Json.put(document, GraphNames.ID, activity.id());
    if (activity.stamped()) {
      Json.put(document, GraphNames.PUBLISHED, activity.published());
      Json.put(document, GraphNames.UPDATED, activity.updated());
    }
  }
}
