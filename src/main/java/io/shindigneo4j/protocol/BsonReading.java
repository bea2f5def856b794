package io.shindigneo4j.protocol;

import java.io.UncheckedIOException;
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

  private final StrictBsonInput in;
  private final Unreadable unreadable;
  private final ValueBudget budget;

  BsonReading(StrictBsonInput in, Unreadable unreadable, ValueBudget budget) {
    this.in = in;
    this.unreadable = unreadable;
    this.budget = budget;
  }

  Map<String, @Nullable Object> readMap(int depth) throws MalformedMessageException {
    Depth.checkRead(depth);
    budget.beginMap();
    Map<String, @Nullable Object> map = new LinkedHashMap<>();
    int start = in.position();
    int length = in.readInt32();
    for (int type = in.readByte(); type != END; type = in.readByte()) {
      budget.addEntry();
      String name = in.readName();
      Entries.add(map, name, readValue(type, depth + 1), unreadable);
    }
    requireEnd(start, length);
    return map;
  }

  private List<@Nullable Object> readList(int depth) throws MalformedMessageException {
    Depth.checkRead(depth);
    budget.beginList();
    List<@Nullable Object> list = new ArrayList<>();
    int start = in.position();
    int length = in.readInt32();
    for (int type = in.readByte(); type != END; type = in.readByte()) {
      budget.addElement();
      in.skipName(); // the place
      list.add(readValue(type, depth + 1));
    }
    requireEnd(start, length);
    return list;
  }

  private void requireEnd(int start, int length) throws MalformedMessageException {
    if (in.position() - start != length) {
      throw new MalformedMessageException("a document does not end where it says");
    }
  }

  private @Nullable Object readValue(int type, int depth) throws MalformedMessageException {
    return switch (BsonType.of(type)) {
      case NULL -> null;
      case STRING -> readString();
      case INT64 -> in.readInt64();
      case INT32 -> (long) in.readInt32();
      case DOUBLE -> Double.longBitsToDouble(in.readInt64());
      case BOOLEAN -> readBoolean();
      case ARRAY -> readList(depth);
      case DOCUMENT -> TaggedValues.fromMap(readMap(depth), unreadable);
      case BINARY -> readBytes();
    };
  }

  private Object readString() throws MalformedMessageException {
    try {
      return in.readString();
    } catch (UncheckedIOException e) { // of the text only: its end is known
      return unreadable.value("", new MalformedMessageException("a string is not UTF-8", e));
    }
  }

  private boolean readBoolean() throws MalformedMessageException {
    byte value = in.readByte();
    if (value != 0 && value != 1) {
      throw new MalformedMessageException("a boolean is neither 0 nor 1");
    }
    return value == 1;
  }

  private byte[] readBytes() throws MalformedMessageException {
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

  static Head readHead(StrictBsonInput in, HeadFields head) throws MalformedMessageException {
    in.readInt32();
    while (!head.isComplete()) {
      int type = in.readByte();
      if (type == END) {
        return head.head();
      }
      String name = in.readName();
      if (type == STRING && name.equals(HeadFields.TYPE)) {
        head.type(in.readString());
      } else if (type == INT64) {
        head.number(name, in.readInt64());
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
