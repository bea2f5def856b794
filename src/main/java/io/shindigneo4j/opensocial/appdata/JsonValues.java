package io.shindigneo4j.opensocial.appdata;

import io.shindigneo4j.opensocial.request.Refusals;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.shindig.common.JsonSerializer;
import org.apache.shindig.protocol.ProtocolException;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;
import org.json.JSONTokener;

/**
 * Values of application data as JSON texts. A value is a string, a number, a boolean, {@link
 * JSONObject#NULL}, a list or a map of these.
 */
final class JsonValues {

  private static final int MAX_DEPTH = 100;

  private JsonValues() {}

  /**
   * The JSON of a value.
   *
   * @throws ProtocolException with status 400 for what JSON cannot express, or is nested too deeply
   */
  static String text(Object value) {
    StringBuilder text = new StringBuilder();
    try {
      JsonSerializer.append(text, plain(value, 0));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  static Object value(String text) {
    try {
      return plain(new JSONTokener(text).nextValue(), 0);
    } catch (JSONException e) {
      throw new IllegalStateException("what is stored is not JSON", e);
    }
  }

  private static Object plain(Object value, int depth) {
    if (depth > MAX_DEPTH) {
      throw Refusals.badRequest("a value is nested more than " + MAX_DEPTH + " levels deep");
    } else if (value == null || value == JSONObject.NULL) {
      return JSONObject.NULL;
    } else if (value instanceof Map<?, ?> map) {
      return plainMap(map, depth);
    } else if (value instanceof Collection<?> collection) {
      return plainList(collection.iterator(), depth);
    }
    return plainJson(value, depth);
  }

  private static Object plainJson(Object value, int depth) {
    if (value instanceof JSONObject object) {
      return plainObject(object, depth);
    } else if (value instanceof JSONArray array) {
      return plainArray(array, depth);
    } else if (value instanceof Number number && !Double.isFinite(number.doubleValue())) {
      throw Refusals.badRequest("a number is too large");
    } else if (value instanceof String || value instanceof Number || value instanceof Boolean) {
      return value;
    }
    throw Refusals.badRequest("a value is none of JSON's");
  }

  private static Map<String, Object> plainMap(Map<?, ?> map, int depth) {
    Map<String, Object> plain = new LinkedHashMap<>();
    map.forEach((key, value) -> plain.put(String.valueOf(key), plain(value, depth + 1)));
    return plain;
  }

  private static Map<String, Object> plainObject(JSONObject object, int depth) {
    Map<String, Object> plain = new LinkedHashMap<>();
    for (Iterator<?> keys = object.keys(); keys.hasNext(); ) {
      String key = (String) keys.next();
      plain.put(key, plain(object.opt(key), depth + 1));
    }
    return plain;
  }

  private static List<Object> plainList(Iterator<?> values, int depth) {
    List<Object> plain = new ArrayList<>();
    values.forEachRemaining(value -> plain.add(plain(value, depth + 1)));
    return plain;
  }

  private static List<Object> plainArray(JSONArray array, int depth) {
    List<Object> plain = new ArrayList<>();
    for (int i = 0; i < array.length(); i++) {
      plain.add(plain(array.opt(i), depth + 1));
    }
    return plain;
  }
}
