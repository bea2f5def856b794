package io.shindigneo4j.upgrade;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What people do, so that one of everything is there: {@code story.json}. */
final class Story {

  /**
   * A call by JSON-RPC.
   *
   * @param keep the name under which the id of what it has made is kept; null for none
   */
  private record Step(String as, String app, String call, JsonNode with, String keep) {}

  private final ShindigClient shindig;
  private final Map<String, String> kept = new HashMap<>();

  Story(ShindigClient shindig) {
    this.shindig = shindig;
  }

  /** Does all that the file says, in turn. */
  void play() throws Exception {
    for (Step step :
        CanonicalJson.FILES.readValue(text("story.json"), new TypeReference<List<Step>>() {})) {
      play(step);
    }
  }

  private void play(Step step) throws Exception {
    JsonNode with = CanonicalJson.read(fill(step.with().toString()));
    Reply reply = new Question.Rpc(step.as(), step.app(), step.call(), with).ask(shindig);
    JsonNode result = reply.body().path("result");
    if (reply.status() != 200 || reply.body().has("error")) {
      throw new AssertionError(step + " was answered with " + reply);
    }
    if (step.keep() != null) {
      JsonNode id = result.path("id");
      keep(step.keep(), id.isObject() ? id.path("value").asText() : id.asText());
    }
  }

  void keep(String name, String value) {
    if (value.isEmpty()) {
      throw new AssertionError("there is no " + name);
    }
    kept.put(name, value);
  }

  /** The questions of {@code questions.json}, about what has been kept. */
  List<Question> questions() throws IOException {
    return CanonicalJson.FILES.readValue(
        fill(text("questions.json")), new TypeReference<List<Question>>() {});
  }

  /** Replaces the names in braces. */
  private String fill(String text) {
    String filled = text;
    for (Map.Entry<String, String> each : kept.entrySet()) {
      filled = filled.replace("{" + each.getKey() + "}", each.getValue());
    }
    return filled;
  }

  private static String text(String file) {
    try (InputStream stream = Story.class.getResourceAsStream(file)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
