package io.shindigneo4j.opensocial.activities;

import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import org.json.JSONObject;

/** Activities from a file, which have ids already. */
public final class ActivityImport {

  private ActivityImport() {}

  /** The properties and the links of an activity, in the form in which they are sent. */
  public static Map<String, Object> row(
      ActivityKind kind, String owner, JSONObject document, Instant now) {
    ActivityFormat<?> format = kind == ActivityKind.ENTRY ? new EntryFormat() : new LegacyFormat();
    format.sign(document, owner);
    return Map.of(
        "properties",
        NewActivity.of(document, format, new StreamKey(owner, ""), "", now).properties(),
        "links",
        format.links(document).stream()
            .map(
                link ->
                    Map.of(
                        "role", link.role().name().toLowerCase(Locale.ROOT),
                        "person", link.person()))
            .toList());
  }
}
