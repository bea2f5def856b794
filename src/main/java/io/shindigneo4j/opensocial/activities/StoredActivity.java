package io.shindigneo4j.opensocial.activities;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
import org.json.JSONObject;

/**
 * An activity as the graph has it.
 *
 * @param application empty for none
 * @param stamped whether the server made its id and keeps its times
 * @param published ISO 8601, as {@code updated}
 */
record StoredActivity(
    String id,
    String owner,
    String application,
    boolean stamped,
    String published,
    String updated,
    JSONObject document) {

  static final Selection SELECTION =
      new Selection(
          List.of(
              GraphNames.ID,
              GraphNames.OWNER,
              GraphNames.APPLICATION,
              GraphNames.STAMPED,
              GraphNames.PUBLISHED,
              GraphNames.UPDATED,
              ActivityOperations.DOCUMENT),
          List.of());

  /** The activity with these values of {@link #SELECTION}. */
  static StoredActivity of(List<?> values) {
    return new StoredActivity(
        (String) values.get(0),
        (String) values.get(1),
        (String) values.get(2),
        Boolean.TRUE.equals(values.get(3)),
        (String) values.get(4),
        (String) values.get(5),
        Json.stored((String) values.get(6)));
  }
}
