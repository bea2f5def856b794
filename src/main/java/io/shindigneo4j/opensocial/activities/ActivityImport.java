package io.shindigneo4j.opensocial.activities;

import io.shindigneo4j.schema.activities.ActivityKind;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import org.json.JSONObject;

/** Activities that come from a file, with ids of their own. */
public final class ActivityImport {

  private ActivityImport() {}

  /** The properties and the links of an activity, as those of a new one travel. */
  public static Map<String, Object> row(
      ActivityKind kind, String owner, JSONObject document, Instant now) {
    ActivityFormat<?> format = kind == ActivityKind.ENTRY ? new EntryFormat() : new LegacyFormat();
    format.sign(document, owner);
    return Map.of(
        "properties",
        NewActivity.of(document, format, owner, "", "", now).properties(),
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
