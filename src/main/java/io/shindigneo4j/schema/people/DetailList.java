package io.shindigneo4j.schema.people;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.MayBeAbsent;
import java.util.List;
import java.util.Map;

/**
 * A list in a profile, such as the e-mail addresses, and what to put into it.
 *
 * @param type the relationship type of a {@link PersonDetail}
 * @param only null to replace the list whole; otherwise the entries with this type, in lower case,
 *     are replaced and the others stay before the new ones
 */
public record DetailList(
    @Description("the relationship type of the list") String type,
    @Description("the label of its entries") String label,
    @Description("the properties of each entry, in order") List<Map<String, Object>> entries,
    @MayBeAbsent @Description("replaces entries of this type; absent for all") String only) {

  public DetailList {
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
