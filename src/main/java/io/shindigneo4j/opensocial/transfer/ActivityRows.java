package io.shindigneo4j.opensocial.transfer;

import io.shindigneo4j.opensocial.activities.ActivityImport;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import java.time.Instant;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.json.JSONObject;

/** Rows of activities. */
public final class ActivityRows {

  private ActivityRows() {}

  /**
   * An activity of a person.
   *
   * @param application the id of the one that made it; empty or null for none
   * @param document as Shindig has it, with an id
   * @param millis when it was posted, since 1970
   * @throws RefusedRecordException without a person or id
   * @throws org.apache.shindig.protocol.ProtocolException for a document that is too long
   */
  public static TransferRow of(
      ActivityKind kind, String person, String application, JSONObject document, long millis) {
    String id = Values.id("the activity", document.optString(GraphNames.ID));
    Values.id("the person", person);
    Map<String, Object> values =
        new HashMap<>(ActivityImport.row(kind, person, document, Instant.ofEpochMilli(millis)));
    values.put("kind", kind.name().toLowerCase(Locale.ROOT));
    values.put("label", kind.label());
    values.put("person", person);
    values.put("application", application == null ? "" : application);
    values.put(GraphNames.MOMENT, Values.moment(millis));
    return new TransferRow(kind + "\n" + person + '\n' + id, values);
  }
}
