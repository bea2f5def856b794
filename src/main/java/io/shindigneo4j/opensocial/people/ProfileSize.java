package io.shindigneo4j.opensocial.people;

import io.shindigneo4j.opensocial.request.PictureSize;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.schema.people.PeopleOperations.DetailList;
import io.shindigneo4j.schema.people.PersonDetail;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * How long the fields of a profile may be, and how large its pictures. Names are short: everybody
 * who meets the person in a list is sent them.
 */
final class ProfileSize {
  /** The most characters of a name. */
  static final int NAME = 1_000;

  /** The most characters of any other field, with all of its entries. */
  static final int FIELD = 1 << 18;

  /** What a text of a list counts as besides its characters, and what an entry of several does. */
  private static final int TEXT = 64;

  private static final int ENTRY = 512;

  private static final Pattern NAMES =
      Pattern.compile(
          "displayName|nickname|preferredUsername|(name|nativeName|preferredName)\\..*");

  private ProfileSize() {}

  /**
   * Refuses fields that are longer, and pictures that are larger.
   *
   * @throws org.apache.shindig.protocol.ProtocolException with status 413, or 400 for a picture
   */
  static void check(Map<String, Object> properties, List<DetailList> lists) {
    properties.forEach(
        (name, value) -> check(characters(value), NAMES.matcher(name).matches() ? NAME : FIELD));
    lists.forEach(list -> check(characters(list.entries()), FIELD));
    PictureSize.check("thumbnailUrl", properties.get("thumbnailUrl"));
    lists.stream()
        .filter(list -> list.type().equals(PersonDetail.PHOTOS.relationshipType()))
        .flatMap(list -> list.entries().stream())
        .forEach(photo -> PictureSize.check("photos", photo.get("value")));
  }

  private static void check(long characters, int most) {
    if (characters > most) {
      throw Refusals.tooLarge(
          "a name has at most %d characters, any other field of a profile %d"
              .formatted(NAME, FIELD));
    }
  }

  private static long characters(Object value) {
    if (value instanceof Map<?, ?> entry) {
      return ENTRY + entry.values().stream().mapToLong(ProfileSize::characters).sum();
    } else if (value instanceof Collection<?> values) {
      return values.stream().mapToLong(each -> TEXT + characters(each)).sum();
    }
    return value instanceof String text ? text.length() : 0;
  }
}
