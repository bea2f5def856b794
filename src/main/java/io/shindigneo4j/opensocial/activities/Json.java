package io.shindigneo4j.opensocial.activities;

import io.shindigneo4j.opensocial.request.JsonSyntax;
import io.shindigneo4j.opensocial.request.PictureSize;
import io.shindigneo4j.opensocial.request.Refusals;
import java.io.IOException;
import java.util.Iterator;
import java.util.Set;
import java.util.stream.IntStream;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;
import org.json.JSONTokener;

/** Documents as trees of JSON. A path is names with dots between them. */
final class Json {

  /** The fields that have addresses of pictures. */
  private static final Set<String> PICTURES = Set.of("image", "thumbnailUrl");

  private static final String ADDRESS = "url";

  private Json() {}

  /**
   * Reads the body of a request.
   *
   * @throws ProtocolException with status 400 if the body is not a JSON object
   */
  static JSONObject body(String text) {
    try {
      return object(JsonSyntax.kept(text));
    } catch (JSONException | IllegalArgumentException e) {
      throw new ProtocolException(
          HttpServletResponse.SC_BAD_REQUEST, "the body is not a JSON object", e);
    }
  }

  /** Reads a document that the backend itself has written. */
  static JSONObject stored(String text) {
    try {
      return StoredJson.read(text);
    } catch (IOException | JSONException e) {
      return storedByOthers(text);
    }
  }

  /** By Shindig's parser, which takes more than JSON. */
  private static JSONObject storedByOthers(String text) {
    try {
      return object(text);
    } catch (JSONException e) {
      throw new IllegalStateException("a stored activity is not a JSON object", e);
    }
  }

  /** Leaves out what is null, of objects and lists: Shindig's beans would have the text "null". */
  static JSONObject object(String text) throws JSONException {
    return normal(new JSONObject(text));
  }

  private static JSONObject normal(JSONObject object) throws JSONException {
    for (Iterator<?> keys = object.keys(); keys.hasNext(); ) {
      String key = (String) keys.next();
      Object value = object.opt(key);
      if (value == JSONObject.NULL) {
        keys.remove();
      } else {
        object.put(key, normal(value));
      }
    }
    return object;
  }

  private static JSONArray normal(JSONArray array) throws JSONException {
    JSONArray values = new JSONArray();
    for (int i = 0; i < array.length(); i++) {
      if (!array.isNull(i)) {
        values.put(normal(array.opt(i)));
      }
    }
    return values;
  }

  private static Object normal(Object value) throws JSONException {
    if (value instanceof JSONObject object) {
      return normal(object);
    } else if (value instanceof JSONArray array) {
      return normal(array);
    }
    return value instanceof Double number ? shortest(number) : value;
  }

  /** What the number is when it has been written and read again: 1 for 1.0. */
  static Object shortest(double number) throws JSONException {
    return number != Math.rint(number) || Double.isInfinite(number)
        ? (Object) number
        : new JSONTokener(JSONObject.numberToString(number)).nextValue();
  }

  /** Whether all numbers of a tree are finite. */
  static boolean isFinite(Object value) {
    if (value instanceof JSONObject object) {
      return isFinite(object);
    } else if (value instanceof JSONArray array) {
      return IntStream.range(0, array.length()).allMatch(i -> isFinite(array.opt(i)));
    }
    return !(value instanceof Number number) || Double.isFinite(number.doubleValue());
  }

  private static boolean isFinite(JSONObject object) {
    for (Iterator<?> keys = object.keys(); keys.hasNext(); ) {
      if (!isFinite(object.opt((String) keys.next()))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Refuses pictures that are too large, at whatever depth an address of one may stand.
   *
   * @throws ProtocolException with status 400
   */
  static void checkPictures(Object value) {
    if (value instanceof JSONObject object) {
      for (Iterator<?> keys = object.keys(); keys.hasNext(); ) {
        String key = (String) keys.next();
        if (PICTURES.contains(key)) {
          PictureSize.check(key, object.opt(key));
        } else if (key.equals(ADDRESS)) {
          PictureSize.checkIfPicture(key, object.opt(key));
        }
        checkPictures(object.opt(key));
      }
    } else if (value instanceof JSONArray array) {
      IntStream.range(0, array.length()).forEach(i -> checkPictures(array.opt(i)));
    }
  }

  /** The value at the path; null for none. */
  static Object at(JSONObject object, String path) {
    int dot = path.indexOf('.');
    if (dot < 0) {
      return object.opt(path);
    }
    JSONObject inner = object.optJSONObject(path.substring(0, dot));
    return inner == null ? null : at(inner, path.substring(dot + 1));
  }

  /** The text at the path, null for none and for what is no text. */
  static String textAt(JSONObject object, String path) {
    return at(object, path) instanceof String text ? text : null;
  }

  static void put(JSONObject object, String name, Object value) {
    try {
      object.put(name, value);
    } catch (JSONException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A copy with what stands at these paths only. */
  static JSONObject only(JSONObject object, Set<String> paths) {
    JSONObject copy = new JSONObject();
    for (String path : paths) {
      Object value = at(object, path);
      if (value != null) {
        copyInto(copy, path, value);
      }
    }
    return copy;
  }

  /**
   * Makes what stands at these paths equal to what stands there in another tree.
   *
   * @throws ProtocolException with status 400 for a path through something else than objects
   */
  static void replace(JSONObject object, Set<String> paths, JSONObject by) {
    for (String path : paths) {
      requireObjects(object, path);
      requireObjects(by, path);
      Object value = at(by, path);
      if (value == null) {
        removeFrom(object, path);
      } else {
        copyInto(object, path, value);
      }
    }
  }

  private static void requireObjects(JSONObject object, String path) {
    int dot = path.indexOf('.');
    if (dot >= 0 && object.has(path.substring(0, dot))) {
      String name = path.substring(0, dot);
      if (!(object.opt(name) instanceof JSONObject inner)) {
        throw Refusals.badRequest(name + " is no object: fields can name it as a whole");
      }
      requireObjects(inner, path.substring(dot + 1));
    }
  }

  private static void removeFrom(JSONObject object, String path) {
    int dot = path.indexOf('.');
    if (dot < 0) {
      object.remove(path);
    } else if (object.opt(path.substring(0, dot)) instanceof JSONObject inner) {
      removeFrom(inner, path.substring(dot + 1));
    }
  }

  private static void copyInto(JSONObject object, String path, Object value) {
    int dot = path.indexOf('.');
    if (dot < 0) {
      put(object, path, value);
      return;
    }
    String name = path.substring(0, dot);
    JSONObject inner = object.optJSONObject(name);
    if (inner == null) {
      inner = new JSONObject();
      put(object, name, inner);
    }
    copyInto(inner, path.substring(dot + 1), value);
  }
}
