package io.shindigneo4j.protocol;

/** The types of values that are used, by the numbers that BSON gives them (bsonspec.org). */
enum BsonType {
  DOUBLE(0x01),
  STRING(0x02),
  DOCUMENT(0x03),
  ARRAY(0x04),
  BINARY(0x05),
  BOOLEAN(0x08),
  NULL(0x0A),
  INT32(0x10),
  INT64(0x12);

  /** In place of a type, where a document ends. */
  static final int END_OF_DOCUMENT = 0x00;

  /** Kinds of bytes. The old one repeats their length. */
  static final int BINARY_GENERIC = 0x00;

  static final int BINARY_OLD = 0x02;

  private static final BsonType[] BY_NUMBER = new BsonType[Byte.MAX_VALUE + 1];

  static {
    for (BsonType type : values()) {
      BY_NUMBER[type.number] = type;
    }
  }

  private final int number;

  BsonType(int number) {
    this.number = number;
  }

  int number() {
    return number;
  }

  static BsonType of(int number) throws MalformedMessageException {
    BsonType type = number < 0 ? null : BY_NUMBER[number];
    if (type == null) {
      throw new MalformedMessageException("BSON type " + (number & 0xFF) + " is not used");
    }
    return type;
  }
}
