package io.shindigneo4j.opensocial.xml;

import com.google.common.net.UrlEscapers;
import com.google.common.primitives.Longs;
import io.shindigneo4j.opensocial.json.Moments;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.shindig.social.opensocial.model.Person;
import org.json.JSONObject;

/**
 * What Atom says of a thing besides its content, read from the thing's JSON: services name the same
 * things by few names.
 */
record AtomEntry(
    String id, String title, Instant updated, String author, String link, String summary) {

  private static final List<String> TITLES = List.of("title", "displayName", "name.formatted");
  private static final List<String> MOMENTS =
      List.of("updated", "lastUpdated", "published", "postedTime", "timeSent", "created");
  private static final List<String> AUTHORS =
      List.of("actor.displayName", "actor.id", "senderId", "ownerId", "userId");
  private static final List<String> LINKS = List.of("url", "profileUrl", "object.url");
  private static final List<String> SUMMARIES = List.of("body", "description", "object.summary");

  /** What is told of no time is as old as can be. */
  static final Instant UNKNOWN = Instant.EPOCH;

  private static final Instant FIRST = Instant.parse("0000-01-01T00:00:00Z");
  private static final Instant END = Instant.parse("+10000-01-01T00:00:00Z");

  /**
   * An entry.
   *
   * @param json of the thing; empty for what is no object
   * @param otherwise the id of what has none
   */
  static AtomEntry of(Object thing, JSONObject json, String otherwise) {
    String id = id(thing, json).orElse(otherwise);
    return new AtomEntry(
        id,
        first(json, TITLES).orElse(""),
        moments(json).findFirst().orElse(UNKNOWN),
        first(json, AUTHORS).orElse(null),
        first(json, LINKS).filter(AtomEntry::isPage).orElse(null),
        first(json, SUMMARIES).orElse(null));
  }

  AtomEntry withId(String other) {
    return new AtomEntry(other, title, updated, author, link, summary);
  }

  /** An IRI, as RFC 4287 demands. */
  private static Optional<String> id(Object thing, JSONObject json) {
    if (thing instanceof Map.Entry<?, ?> entry) {
      return Optional.of("urn:guid:" + escaped(String.valueOf(entry.getKey())));
    }
    String kind = thing instanceof Person ? "guid" : "opensocial";
    return text(json, "id")
        .map(
            id ->
                isAbsolute(id) && !(thing instanceof Person)
                    ? id
                    : "urn:" + kind + ":" + escaped(id));
  }

  private static String escaped(String id) {
    return UrlEscapers.urlPathSegmentEscaper().escape(id);
  }

  /** A link that runs nothing in who reads the feed. */
  private static boolean isPage(String text) {
    return isAbsolute(text) && (text.startsWith("http://") || text.startsWith("https://"));
  }

  private static boolean isAbsolute(String text) {
    try {
      return new URI(text).isAbsolute();
    } catch (URISyntaxException e) {
      return false;
    }
  }

  private static Optional<String> first(JSONObject json, List<String> names) {
    return names.stream().flatMap(name -> text(json, name).stream()).findFirst();
  }

  private static Stream<Instant> moments(JSONObject json) {
    return MOMENTS.stream()
        .flatMap(name -> text(json, name).stream())
        .flatMap(text -> moment(text).stream());
  }

  /** One whose year has four digits, as RFC 3339 demands. */
  private static Optional<Instant> moment(String text) {
    Long milliseconds = Longs.tryParse(text);
    try {
      return Optional.of(
              milliseconds == null
                  ? Moments.read(text).toInstant()
                  : Instant.ofEpochMilli(milliseconds))
          .filter(moment -> !moment.isBefore(FIRST) && moment.isBefore(END));
    } catch (IllegalArgumentException e) {
      return Optional.empty(); // an activity may have any text
    }
  }

  /** The text at a path of names; empty for none, and for what is no text or number. */
  private static Optional<String> text(JSONObject json, String path) {
    JSONObject holder = json;
    String[] names = path.split("\\.", -1);
    for (int i = 0; i < names.length - 1 && holder != null; i++) {
      holder = holder.optJSONObject(names[i]);
    }
    Object value = holder == null ? null : holder.opt(names[names.length - 1]);
    return value instanceof String || value instanceof Number
        ? Optional.of(value.toString()).filter(text -> !text.isBlank())
        : Optional.empty();
  }
}
