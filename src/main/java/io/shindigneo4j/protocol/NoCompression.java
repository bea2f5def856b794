package io.shindigneo4j.protocol;

/** Leaves documents as they are. */
final class NoCompression implements Compression {

  @Override
  public String name() {
    return "";
  }

  @Override
  public int overhead() {
    return 0;
  }

  @Override
  public byte[] pack(byte[] document) {
    return document;
  }

  @Override
  public boolean isCompressed(byte[] payload) {
    return false;
  }

  @Override
  public byte[] unpack(byte[] payload, int limit) {
    TooLargeException.check(payload.length, limit);
    return payload;
  }
}
