package io.shindigneo4j.opensocial.messages;

import com.google.common.base.Ascii;
import io.shindigneo4j.opensocial.request.JsonSyntax;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.xml.PlainXml;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/**
 * The body of a request, as JSON or XML: fields, whose values are texts, lists and maps of such, or
 * null. Nothing in a list is null. Read without a bean, since Shindig's takes no READ for a status.
 */
final class RequestBody {

  /** The elements in which Shindig writes lists of texts and of addresses, in XML. */
  private static final List<String> ELEMENTS = List.of("string", "url");

  private static final int MAX_NAME = 100;

  private final Map<String, Object> fields;

  private RequestBody(Map<String, Object> fields) {
    this.fields = fields;
  }

  /**
   * Reads a body.
   *
   * @param name of the root in XML
   * @throws org.apache.shindig.protocol.ProtocolException with status 400 for what is neither
   */
  static RequestBody of(String text, String name) {
    String trimmed = text == null ? "" : text.strip();
    try {
      return new RequestBody(fields(json(trimmed, name)));
    } catch (JSONException | IllegalArgumentException e) {
      throw Refusals.badRequest("the body is neither JSON nor the XML of a " + name);
    }
  }

  private static JSONObject json(String text, String name) throws JSONException {
    return text.startsWith("<") ? PlainXml.read(text, name) : new JSONObject(JsonSyntax.kept(text));
  }

  private static Map<String, Object> fields(JSONObject object) throws JSONException {
    Map<String, Object> fields = new LinkedHashMap<>();
    JSONArray names = object.names() == null ? new JSONArray() : object.names();
    for (int i = 0; i < names.length(); i++) {
      fields.put(names.getString(i), value(object.get(names.getString(i))));
    }
    return fields;
  }

  private static Object value(Object json) throws JSONException {
    if (json instanceof JSONObject object) {
      return fields(object);
    } else if (json instanceof JSONArray array) {
      return list(array);
    }
    return JSONObject.NULL.equals(json) ? null : json.toString();
  }

  private static List<Object> list(JSONArray array) throws JSONException {
    List<Object> list = new ArrayList<>();
    for (int i = 0; i < array.length(); i++) {
      if (!array.isNull(i)) {
        list.add(value(array.get(i)));
      }
    }
    return list;
  }

  /**
   * The same, if all fields that have a value are among these.
   *
   * @throws org.apache.shindig.protocol.ProtocolException with status 400 and the name of another
   */
  RequestBody withOnly(Set<String> known) {
    for (Map.Entry<String, Object> field : fields.entrySet()) {
      if (field.getValue() != null && !known.contains(field.getKey())) {
        throw Refusals.badRequest(
            "the request cannot be read: there is no field "
                + Ascii.truncate(field.getKey(), MAX_NAME, "..."));
      }
    }
    return this;
  }

  /** Whether a field is there, and null. */
  boolean isNull(String field) {
    return fields.containsKey(field) && fields.get(field) == null;
  }

  /** Null where there is none. */
  String text(String field) {
    return text(field, fields.get(field));
  }

  private static String text(String field, Object value) {
    if (value == null || value instanceof String) {
      return (String) value;
    }
    throw Refusals.badRequest(field + " must be a text");
  }

  /** One text counts as a list of one; null if there is none. */
  List<String> texts(String field) {
    List<String> texts = new ArrayList<>();
    for (Object value : list(field)) {
      texts.add(text(field, value));
    }
    return fields.get(field) == null ? null : texts;
  }

  /** Null if there is none. */
  List<RequestBody> objects(String field) {
    List<RequestBody> objects = new ArrayList<>();
    for (Object value : list(field)) {
      objects.add(object(field, value));
    }
    return fields.get(field) == null ? null : objects;
  }

  private List<?> list(String field) {
    return list(fields.get(field));
  }

  private static List<?> list(Object value) {
    if (value instanceof Map<?, ?> map && map.size() == 1) {
      for (String element : ELEMENTS) {
        if (map.containsKey(element)) {
          return list(map.get(element));
        }
      }
    }
    if (value == null) {
      return List.of();
    }
    return value instanceof List<?> list ? list : List.of(value);
  }

  @SuppressWarnings("unchecked") // the keys of all maps are texts
  private static RequestBody object(String field, Object value) {
    if (value instanceof Map) {
      return new RequestBody((Map<String, Object>) value);
    }
    throw Refusals.badRequest(field + " must be a list of objects");
  }
}
