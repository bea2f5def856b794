package io.shindigneo4j.testing;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.StringTokenizer;

/**
 * Values of a JSON text by paths such as {@code list[0].actor.id}; {@code list.id} is the id of
 * each entry. The one of REST Assured compiles a script for each path, which took a twentieth of
 * all tests' time.
 */
public final class JsonPath {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final Object root;

  private JsonPath(Object root) {
    this.root = root;
  }

  public static JsonPath from(String json) {
    try {
      return new JsonPath(MAPPER.readValue(json, Object.class));
    } catch (JsonProcessingException e) {
      throw new AssertionError("no JSON: " + json, e);
    }
  }

  /** What has its paths from there. */
  public JsonPath at(String path) {
    return new JsonPath(get(path));
  }

  /** The entry of a list whose field has this value. */
  public JsonPath entry(String list, String field, Object value) {
    return this.<Map<String, Object>>getList(list).stream()
        .filter(entry -> Objects.equals(entry.get(field), value))
        .findFirst()
        .map(JsonPath::new)
        .orElseThrow(() -> new AssertionError("no " + field + " " + value + " in " + root));
  }

  /** Null where there is none. */
  @SuppressWarnings("unchecked")
  public <T> T get(String path) {
    Object value = root;
    for (StringTokenizer steps = new StringTokenizer(path, ".]["); steps.hasMoreTokens(); ) {
      value = step(value, steps.nextToken());
    }
    return (T) value;
  }

  public String getString(String path) {
    Object value = get(path);
    return value == null ? null : value.toString();
  }

  public boolean getBoolean(String path) {
    return this.<Boolean>get(path);
  }

  public int getInt(String path) {
    return this.<Number>get(path).intValue();
  }

  public long getLong(String path) {
    return this.<Number>get(path).longValue();
  }

  public float getFloat(String path) {
    return this.<Number>get(path).floatValue();
  }

  public <T> List<T> getList(String path) {
    return get(path);
  }

  public <K, V> Map<K, V> getMap(String path) {
    return get(path);
  }

  /** The JSON, one field a line. */
  @Override
  public String toString() {
    try {
      return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(root);
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }

  private static Object step(Object value, String step) {
    if (value instanceof Map<?, ?> object) {
      return object.get(step);
    }
    if (!(value instanceof List<?> list)) {
      return null;
    }
    if (!Character.isDigit(step.charAt(0))) {
      return list.stream().map(entry -> step(entry, step)).toList();
    }
    int index = Integer.parseInt(step);
    return index < list.size() ? list.get(index) : null;
  }
}
