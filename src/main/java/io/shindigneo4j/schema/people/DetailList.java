package io.shindigneo4j.schema.people;

import java.util.List;
import java.util.Map;

/**
 * A list in a profile, such as the e-mail addresses.
 *
 * @param type the relationship type of a {@link PersonDetail}
 * @param label the label of its entries
 * @param entries the properties of each entry, in order
 */
public record DetailList(String type, String label, List<Map<String, Object>> entries) {

  public static DetailList of(PersonDetail detail, List<Map<String, Object>> entries) {
    return new DetailList(detail.relationshipType(), detail.label(), entries);
  }
}
