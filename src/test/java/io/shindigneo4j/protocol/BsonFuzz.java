package io.shindigneo4j.protocol;

/** A target of the fuzzer: BSON. */
public final class BsonFuzz {

  private BsonFuzz() {}

  public static void fuzzerTestOneInput(byte[] input) {
    MessageFuzz.read(Format.BSON, input);
  }
}
