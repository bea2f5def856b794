package io.shindigneo4j.schema.people;

import io.shindigneo4j.schema.InvalidParameterException;
import java.util.List;
import java.util.Map;

/**
 * A list in a profile, such as the e-mail addresses, and what to put into it.
 *
 * @param type the relationship type of a {@link PersonDetail}
 * @param label the label of its entries
 * @param entries the properties of each entry, in order
 * @param only null to replace the list whole; otherwise the entries with this type, in lower case,
 *     are replaced and the others stay before the new ones
 */
public record DetailList(
    String type, String label, List<Map<String, Object>> entries, String only) {

  public DetailList {
    InvalidParameterException.ifNull(entries, "entries");
    PersonDetail detail =
        PersonDetail.ofRelationshipType(type)
            .orElseThrow(() -> new InvalidParameterException("no list has type " + type));
    if (!detail.label().equals(label)) {
      throw new InvalidParameterException("the label of " + type + " must be " + detail.label());
    }
  }

  /** The whole list. */
  public static DetailList of(PersonDetail detail, List<Map<String, Object>> entries) {
    return new DetailList(detail.relationshipType(), detail.label(), entries, null);
  }

  /** Only the entries with that type. */
  public DetailList onlyOf(String entryType) {
    return new DetailList(type, label, entries, entryType);
  }
}
