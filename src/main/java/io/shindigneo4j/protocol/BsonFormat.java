package io.shindigneo4j.protocol;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.bson.BsonBinary;
import org.bson.BsonBinaryReader;
import org.bson.BsonBinaryWriter;
import org.bson.BsonSerializationException;
import org.bson.BsonType;
import org.bson.BsonWriter;

/** Binary JSON (bsonspec.org): compact; to be preferred unless the client is a browser. */
final class BsonFormat implements Format {

  /** Four bytes for the length and a final zero. */
  private static final int SMALLEST_DOCUMENT = 5;

  @Override
  public String name() {
    return "bson";
  }

  @Override
  public boolean binary() {
    return true;
  }

  @Override
  public byte[] write(Map<String, Object> document) {
    return write(document, Integer.MAX_VALUE);
  }

  @Override
  public byte[] write(Map<String, Object> document, int limit) {
    try (BsonBytes buffer = new BsonBytes(limit);
        BsonBinaryWriter writer = new BsonBinaryWriter(buffer)) {
      writeMap(writer, document, 1);
      return buffer.toByteArray();
    } catch (BsonSerializationException e) {
      throw new UnsupportedValueException(e);
    }
  }

  private static void writeMap(BsonWriter writer, Map<?, ?> map, int depth) {
    Depth.check(depth);
    writer.writeStartDocument();
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      writer.writeName(UnicodeText.key(entry.getKey()));
      writeValue(writer, entry.getValue(), depth + 1);
    }
    writer.writeEndDocument();
  }

  private static void writeList(BsonWriter writer, List<?> list, int depth) {
    Depth.check(depth);
    writer.writeStartArray();
    for (Object element : list) {
      writeValue(writer, element, depth + 1);
    }
    writer.writeEndArray();
  }

  private static void writeValue(BsonWriter writer, Object value, int depth) {
    if (value == null) {
      writer.writeNull();
    } else if (value instanceof String text) {
      writer.writeString(text);
    } else if (value instanceof Double || value instanceof Float) {
      writer.writeDouble(((Number) value).doubleValue());
    } else if (Integers.isInteger(value)) {
      writer.writeInt64(((Number) value).longValue());
    } else if (value instanceof LongSupplier number) {
      writer.writeInt64(number.getAsLong());
    } else if (value instanceof Boolean flag) {
      writer.writeBoolean(flag);
    } else if (value instanceof List<?> list) {
      writeList(writer, list, depth);
    } else if (value instanceof Map<?, ?> map) {
      writeMap(writer, TaggedValues.escape(map), depth);
    } else if (value instanceof byte[] bytes) {
      writer.writeBinaryData(new BsonBinary(bytes));
    } else {
      writeMap(writer, TaggedValues.toMap(value), depth);
    }
  }

  @Override
  public Map<String, Object> read(byte[] bytes) throws MalformedMessageException {
    requireWhole(bytes);
    try (BsonBinaryReader reader = new BsonBinaryReader(new StrictBsonInput(bytes))) {
      return readMap(reader, 1);
    } catch (RuntimeException e) { // the library reports bad bytes by several unchecked exceptions
      throw new MalformedMessageException("not a BSON document", e);
    }
  }

  @Override
  public Head head(byte[] bytes) throws MalformedMessageException {
    requireWhole(bytes);
    try (BsonBinaryReader reader = new BsonBinaryReader(new StrictBsonInput(bytes))) {
      return head(reader);
    } catch (RuntimeException e) { // the library reports bad bytes by several unchecked exceptions
      throw new MalformedMessageException("not a BSON document", e);
    }
  }

  private static Head head(BsonBinaryReader reader) throws MalformedMessageException {
    HeadFields head = new HeadFields();
    reader.readStartDocument();
    while (!head.isComplete()) {
      BsonType type = reader.readBsonType();
      if (type == BsonType.END_OF_DOCUMENT) {
        throw head.missing();
      }
      String name = reader.readName();
      if (type == BsonType.STRING && name.equals(HeadFields.TYPE)) {
        head.type(reader.readString());
      } else if (type == BsonType.INT64 && name.equals(HeadFields.ID)) {
        head.id(reader.readInt64());
      } else {
        reader.skipValue();
      }
    }
    return head.head();
  }

  private static void requireWhole(byte[] bytes) throws MalformedMessageException {
    if (bytes.length < SMALLEST_DOCUMENT
        || ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt() != bytes.length) {
      throw new MalformedMessageException("not a whole BSON document");
    }
  }

  private static Map<String, Object> readMap(BsonBinaryReader reader, int depth)
      throws MalformedMessageException {
    Depth.checkRead(depth);
    Map<String, Object> map = new LinkedHashMap<>();
    reader.readStartDocument();
    while (reader.readBsonType() != BsonType.END_OF_DOCUMENT) {
      String name = reader.readName();
      Entries.add(map, name, readValue(reader, depth + 1));
    }
    reader.readEndDocument();
    return map;
  }

  private static List<Object> readList(BsonBinaryReader reader, int depth)
      throws MalformedMessageException {
    Depth.checkRead(depth);
    List<Object> list = new ArrayList<>();
    reader.readStartArray();
    while (reader.readBsonType() != BsonType.END_OF_DOCUMENT) {
      list.add(readValue(reader, depth + 1));
    }
    reader.readEndArray();
    return list;
  }

  private static Object readValue(BsonBinaryReader reader, int depth)
      throws MalformedMessageException {
    BsonType type = reader.getCurrentBsonType();
    return switch (type) {
      case NULL -> {
        reader.readNull();
        yield null;
      }
      case STRING -> reader.readString();
      case INT64 -> reader.readInt64();
      case INT32 -> (long) reader.readInt32();
      case DOUBLE -> reader.readDouble();
      case BOOLEAN -> reader.readBoolean();
      case ARRAY -> readList(reader, depth);
      case DOCUMENT -> TaggedValues.fromMap(readMap(reader, depth));
      case BINARY -> readBytes(reader);
      default -> throw new MalformedMessageException("BSON type " + type + " is not used");
    };
  }

  /** Checks the length first, because the library allocates as much memory as it says. */
  private static byte[] readBytes(BsonBinaryReader reader) throws MalformedMessageException {
    int length = reader.peekBinarySize();
    if (length < 0 || length > ((StrictBsonInput) reader.getBsonInput()).remaining()) {
      throw new MalformedMessageException("bytes are longer than their document");
    }
    return reader.readBinaryData().getData();
  }
}
