package io.shindigneo4j.protocol;

import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;

/** Writes values as BSON. */
final class BsonWriting {

  private BsonWriting() {}

  static void writeMap(BsonBytes out, Map<?, ?> map, int depth) {
    Depth.check(depth);
    int start = out.beginDocument();
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      int type = out.size();
      out.put(0);
      out.putName(UnicodeText.key(entry.getKey()));
      write(out, type, entry.getValue(), depth + 1);
    }
    out.endDocument(start);
  }

  private static void writeList(BsonBytes out, List<?> list, int depth) {
    Depth.check(depth);
    int start = out.beginDocument();
    int place = 0;
    for (Object element : list) {
      int type = out.size();
      out.put(0);
      writePlace(out, place++);
      write(out, type, element, depth + 1);
    }
    out.endDocument(start);
  }

  /** The name of an element: its place in the list, in decimal. */
  private static void writePlace(BsonBytes out, int place) {
    if (place < 10) {
      out.put('0' + place);
      out.put(0);
    } else {
      out.putName(Integer.toString(place));
    }
  }

  /**
   * Writes a value.
   *
   * @param type where its type goes
   */
  private static void write(BsonBytes out, int type, Object value, int depth) {
    if (value == null) {
      put(out, type, BsonType.NULL);
    } else if (value instanceof String text) {
      put(out, type, BsonType.STRING);
      out.putString(text);
    } else if (value instanceof Double || value instanceof Float) {
      put(out, type, BsonType.DOUBLE);
      out.putInt64(Double.doubleToRawLongBits(((Number) value).doubleValue()));
    } else if (Integers.isInteger(value)) {
      put(out, type, BsonType.INT64);
      out.putInt64(((Number) value).longValue());
    } else if (value instanceof LongSupplier number) {
      put(out, type, BsonType.INT64);
      out.putInt64(number.getAsLong());
    } else if (value instanceof Boolean flag) {
      put(out, type, BsonType.BOOLEAN);
      out.put(flag ? 1 : 0);
    } else {
      writeComposite(out, type, value, depth);
    }
  }

  private static void writeComposite(BsonBytes out, int type, Object value, int depth) {
    if (value instanceof List<?> list) {
      put(out, type, BsonType.ARRAY);
      writeList(out, list, depth);
    } else if (value instanceof byte[] bytes) {
      put(out, type, BsonType.BINARY);
      out.putInt32(bytes.length);
      out.put(BsonType.BINARY_GENERIC);
      out.put(bytes);
    } else {
      put(out, type, BsonType.DOCUMENT);
      Map<?, ?> map =
          value instanceof Map<?, ?> plain ? TaggedValues.escape(plain) : TaggedValues.toMap(value);
      writeMap(out, map, depth);
    }
  }

  private static void put(BsonBytes out, int position, BsonType type) {
    out.put(position, type.number());
  }
}
