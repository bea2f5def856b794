package io.shindigneo4j.opensocial.xml;

import com.google.common.xml.XmlEscapers;
import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import org.apache.shindig.common.JsonSerializer;
import org.apache.shindig.protocol.DataCollection;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.protocol.model.ExtendableBean;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/** XML where no bean says what it stands for. */
public final class PlainXml {

  private static final String ENTRY = "entry";
  private static final String KEY = "key";
  private static final String VALUE = "value";

  private PlainXml() {}

  /** Whether a value of an answer is made of lists, documents and texts alone. */
  static boolean isPlain(Object value) {
    return value instanceof Collection
        || value instanceof JSONObject
        || value instanceof String
        || (value instanceof Map<?, ?> map && hasList(map) && isOfJson(map));
  }

  /** Whether there are lists in a map, which XStream can write in beans alone. */
  private static boolean hasList(Map<?, ?> map) {
    return map.values().stream()
        .anyMatch(
            each -> each instanceof Collection || (each instanceof Map<?, ?> in && hasList(in)));
  }

  /** Whether there is no bean in a value: pages and activities are maps, too. */
  private static boolean isOfJson(Object value) {
    if (value instanceof Map<?, ?> map) {
      return !(value instanceof ExtendableBean || value instanceof RestfulCollection)
          && map.values().stream().allMatch(PlainXml::isOfJson);
    } else if (value instanceof Collection<?> list) {
      return list.stream().allMatch(PlainXml::isOfJson);
    }
    return value == null
        || value instanceof String
        || value instanceof Number
        || value instanceof Boolean;
  }

  /** The element of a plain value: a list of entries, an object with its members, or a value. */
  static String write(Object value) {
    StringBuilder xml = new StringBuilder();
    if (value instanceof Collection<?> list) {
      append(xml, "list", Map.of(ENTRY, list));
    } else {
      append(xml, value instanceof String ? VALUE : "object", value);
    }
    return xml.toString();
  }

  /** The data of people, in elements as Shindig has them. */
  static String data(DataCollection data) {
    StringBuilder xml = new StringBuilder();
    for (Map.Entry<String, ? extends Map<?, ?>> person : data.getEntry().entrySet()) {
      xml.append("<entry>");
      append(xml, KEY, person.getKey());
      xml.append("<value>").append(entries(person.getValue())).append("</value></entry>");
      XmlOutput.check(xml.length());
    }
    return xml.toString();
  }

  /** Elements with key and value. The type of a value that is no text is {@code json}. */
  static String entries(Map<?, ?> data) {
    StringBuilder xml = new StringBuilder();
    for (Map.Entry<?, ?> each : data.entrySet()) {
      xml.append("<entry>");
      append(xml, KEY, each.getKey());
      if (each.getValue() instanceof String text) {
        append(xml, VALUE, text);
      } else {
        xml.append("<value type=\"" + XmlElement.JSON + "\">");
        content(xml, JsonSerializer.serialize(each.getValue()));
        xml.append("</value>");
      }
      xml.append("</entry>");
      XmlOutput.check(xml.length());
    }
    return xml.toString();
  }

  /** A list is several elements of its name. */
  private static void append(StringBuilder xml, String name, Object value) {
    if (value instanceof Iterable<?> list) {
      list.forEach(each -> append(xml, name, each));
    } else if (value instanceof JSONArray list) {
      for (int i = 0; i < list.length(); i++) {
        append(xml, name, list.opt(i));
      }
    } else {
      xml.append('<').append(name).append('>');
      content(xml, value);
      xml.append("</").append(name).append('>');
      XmlOutput.check(xml.length());
    }
  }

  private static void content(StringBuilder xml, Object value) {
    if (value instanceof Map<?, ?> map) {
      map.forEach((key, each) -> append(xml, XmlOutput.valid(key.toString()), each));
    } else if (value instanceof JSONObject object) {
      for (Iterator<?> keys = object.keys(); keys.hasNext(); ) {
        String key = (String) keys.next();
        append(xml, XmlOutput.valid(key), object.opt(key));
      }
    } else if (value != null && value != JSONObject.NULL) {
      xml.append(escaped(value.toString()));
    }
  }

  /** A carriage return as it is would be read as a line feed (XML 1.0, section 2.11). */
  private static String escaped(String text) {
    return XmlEscapers.xmlContentEscaper().escape(text).replace("\r", "&#xd;");
  }

  /**
   * Makes JSON of a document: an element's own text, or the elements in it by their names, several
   * of one name as a list.
   *
   * @param name of the root
   * @throws IllegalArgumentException for what is not XML, has another root or a document type, or
   *     nests too deeply
   */
  public static JSONObject read(String text, String name) {
    XmlElement root = XmlDocuments.read(text);
    root.requireName(name);
    try {
      return ElementConversion.plainObject(root);
    } catch (JSONException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
