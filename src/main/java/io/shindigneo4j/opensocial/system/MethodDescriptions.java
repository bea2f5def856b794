package io.shindigneo4j.opensocial.system;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.json.JSONException;
import org.json.JSONObject;

/** The descriptions of the methods, by their names, from {@code methods.json}. Immutable. */
final class MethodDescriptions {

  private static final String FILE = "methods.json";

  private final JSONObject methods;

  private MethodDescriptions(JSONObject methods) {
    this.methods = methods;
  }

  static MethodDescriptions read() {
    try (InputStream file = MethodDescriptions.class.getResourceAsStream(FILE)) {
      String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
      return new MethodDescriptions(new JSONObject(text));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (JSONException e) {
      throw new IllegalStateException(FILE + " is not JSON", e);
    }
  }

  /** What the method does, in a sentence. */
  Optional<String> help(String method) {
    return find(method).map(description -> description.optString("help"));
  }

  /** The type of the result and the parameters, in the specification's shape. */
  Optional<JSONObject> signature(String method) {
    return find(method).map(description -> description.optJSONObject("signature"));
  }

  private Optional<JSONObject> find(String method) {
    return Optional.ofNullable(methods.optJSONObject(method));
  }
}
