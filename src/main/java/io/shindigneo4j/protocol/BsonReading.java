package io.shindigneo4j.protocol;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads values of BSON. Throws unchecked exceptions for bytes that end too early, besides those
 * that it declares.
 */
final class BsonReading {

  private static final int END = BsonType.END_OF_DOCUMENT;
  private static final int STRING = BsonType.STRING.number();
  private static final int INT64 = BsonType.INT64.number();

  private BsonReading() {}

  static Map<String, @Nullable Object> readMap(StrictBsonInput in, int depth)
      throws MalformedMessageException {
    Depth.checkRead(depth);
    Map<String, @Nullable Object> map = new LinkedHashMap<>();
    int start = in.position();
    int length = in.readInt32();
    for (int type = in.readByte(); type != END; type = in.readByte()) {
      String name = in.readName();
      Entries.add(map, name, readValue(in, type, depth + 1));
    }
    requireEnd(in, start, length);
    return map;
  }

  private static List<@Nullable Object> readList(StrictBsonInput in, int depth)
      throws MalformedMessageException {
    Depth.checkRead(depth);
    List<@Nullable Object> list = new ArrayList<>();
    int start = in.position();
    int length = in.readInt32();
    for (int type = in.readByte(); type != END; type = in.readByte()) {
      in.skipName(); // the place
      list.add(readValue(in, type, depth + 1));
    }
    requireEnd(in, start, length);
    return list;
  }

  private static void requireEnd(StrictBsonInput in, int start, int length)
      throws MalformedMessageException {
    if (in.position() - start != length) {
      throw new MalformedMessageException("a document does not end where it says");
    }
  }

  private static @Nullable Object readValue(StrictBsonInput in, int type, int depth)
      throws MalformedMessageException {
    return switch (BsonType.of(type)) {
      case NULL -> null;
      case STRING -> in.readString();
      case INT64 -> in.readInt64();
      case INT32 -> (long) in.readInt32();
      case DOUBLE -> Double.longBitsToDouble(in.readInt64());
      case BOOLEAN -> readBoolean(in);
      case ARRAY -> readList(in, depth);
      case DOCUMENT -> TaggedValues.fromMap(readMap(in, depth));
      case BINARY -> readBytes(in);
    };
  }

  private static boolean readBoolean(StrictBsonInput in) throws MalformedMessageException {
    byte value = in.readByte();
    if (value != 0 && value != 1) {
      throw new MalformedMessageException("a boolean is neither 0 nor 1");
    }
    return value == 1;
  }

  private static byte[] readBytes(StrictBsonInput in) throws MalformedMessageException {
    int length = in.readInt32();
    if (in.readByte() == BsonType.BINARY_OLD) {
      int inner = in.readInt32();
      if (inner != length - Integer.BYTES) {
        throw new MalformedMessageException("bytes do not end where they say");
      }
      return in.readBytes(inner);
    }
    return in.readBytes(length);
  }

  static Head readHead(StrictBsonInput in) throws MalformedMessageException {
    HeadFields head = new HeadFields();
    in.readInt32();
    while (!head.isComplete()) {
      int type = in.readByte();
      if (type == END) {
        throw head.missing();
      }
      String name = in.readName();
      if (type == STRING && name.equals(HeadFields.TYPE)) {
        head.type(in.readString());
      } else if (type == INT64 && name.equals(HeadFields.ID)) {
        head.id(in.readInt64());
      } else {
        skip(in, type);
      }
    }
    return head.head();
  }

  private static void skip(StrictBsonInput in, int type) throws MalformedMessageException {
    switch (BsonType.of(type)) {
      case NULL -> {}
      case STRING -> in.skip(in.readInt32());
      case INT64, DOUBLE -> in.skip(Long.BYTES);
      case INT32 -> in.skip(Integer.BYTES);
      case BOOLEAN -> in.skip(1);
      case ARRAY, DOCUMENT -> in.skip(in.readInt32() - Integer.BYTES);
      case BINARY -> in.skip(Math.addExact(in.readInt32(), 1));
    }
  }
}
