package io.shindigneo4j.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.json.JSONException;
import org.json.JSONObject;

/** The events that a Shindig has written to its file. */
public record AuditLines(Path file) {
  private static final String NAME = "audit.log";

  /** In a folder of a test. */
  public static AuditLines in(Path directory) {
    return new AuditLines(directory.resolve(NAME + ".0"));
  }

  /** What has Shindig write there. */
  public static Map<String, String> settings(Path directory) {
    return Map.of("shindig.neo4j.audit-file", directory.resolve(NAME).toString());
  }

  /** All events until now, in their order. */
  public List<JSONObject> all() {
    if (Files.notExists(file)) {
      return List.of();
    }
    try {
      return Files.readAllLines(file).stream().map(AuditLines::event).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Those of a kind. */
  public List<JSONObject> of(String kind) {
    return all().stream().filter(event -> event.optString("kind").equals(kind)).toList();
  }

  /** The last one of a kind. */
  public JSONObject last(String kind) {
    List<JSONObject> events = of(kind);
    if (events.isEmpty()) {
      throw new AssertionError("no " + kind + " in " + all());
    }
    return events.get(events.size() - 1);
  }

  private static JSONObject event(String line) {
    try {
      return new JSONObject(line).getJSONObject("audit");
    } catch (JSONException e) {
      throw new AssertionError(line, e);
    }
  }
}
