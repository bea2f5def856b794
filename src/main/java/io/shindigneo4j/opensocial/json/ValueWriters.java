package io.shindigneo4j.opensocial.json;

import com.google.common.collect.Multimap;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Date;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.shindig.common.uri.Uri;
import org.joda.time.DateTime;
import org.json.JSONArray;
import org.json.JSONObject;

/** The writer of each class, made when its first value is written. */
final class ValueWriters {

  private static final byte[] NULL = ascii("null");
  private static final byte[] TRUE = ascii("true");
  private static final byte[] FALSE = ascii("false");

  private final Map<Class<?>, ValueWriter> writers = new ConcurrentHashMap<>();
  private final Containers containers = new Containers(this);

  /** Writes any value. */
  void write(Object value, JsonBuffer out) {
    if (value == null) {
      out.put(NULL, 0);
    } else if (value instanceof String text) {
      out.string(text);
    } else {
      of(value.getClass()).write(value, out);
    }
  }

  ValueWriter of(Class<?> type) {
    ValueWriter writer = writers.get(type);
    return writer == null ? prepared(type) : writer;
  }

  private ValueWriter prepared(Class<?> type) {
    ValueWriter prepared = prepare(type);
    ValueWriter other = writers.putIfAbsent(type, prepared);
    return other == null ? prepared : other;
  }

  /** What a class is, asked in Shindig's order: a class can be several of these. */
  private ValueWriter prepare(Class<?> type) {
    if (type == JSONObject.NULL.getClass()) {
      return (value, out) -> out.put(NULL, 0);
    } else if (type == JsonAnswers.Encoded.class) {
      return (value, out) -> out.put(((JsonAnswers.Encoded) value).bytes(), 0);
    } else if (type == String.class) {
      return (value, out) -> out.string((String) value);
    } else if (Number.class.isAssignableFrom(type)) {
      return number(type);
    } else if (type == Boolean.class) {
      return (value, out) -> out.put((boolean) value ? TRUE : FALSE, 0);
    } else if (isText(type)) {
      return (value, out) -> out.string(value.toString());
    } else if (Date.class.isAssignableFrom(type)) {
      return (value, out) -> Dates.write((Date) value, out);
    } else if (JSONObject.class.isAssignableFrom(type)) {
      return containers::object;
    } else if (JSONArray.class.isAssignableFrom(type)) {
      return containers::array;
    } else if (Map.class.isAssignableFrom(type)) {
      return containers::map;
    } else if (Multimap.class.isAssignableFrom(type)) {
      return (value, out) -> containers.map(((Multimap<?, ?>) value).asMap(), out);
    } else if (Collection.class.isAssignableFrom(type)) {
      return containers::collection;
    } else if (type.isArray()) {
      return containers::elements;
    }
    return BeanWriter.of(type, this);
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private static ValueWriter number(Class<?> type) {
    return type == Integer.class || type == Long.class || type == Short.class || type == Byte.class
        ? (value, out) -> out.number(((Number) value).longValue())
        : (value, out) -> out.put(value.toString());
  }

  private static boolean isText(Class<?> type) {
    return CharSequence.class.isAssignableFrom(type)
        || DateTime.class.isAssignableFrom(type)
        || Locale.class.isAssignableFrom(type)
        || Uri.class.isAssignableFrom(type)
        || type == ApproximateDate.class
        || type.isEnum();
  }
}
