package io.shindigneo4j.protocol;

/** A target of the fuzzer: BSON. */
public final class BsonFuzz {

  private BsonFuzz() {}

  /** Loads the classes, which takes long where they are instrumented. */
  public static void fuzzerInitialize() {
    fuzzerTestOneInput(new byte[] {5, 0, 0, 0, 0});
  }

  public static void fuzzerTestOneInput(byte[] input) {
    MessageFuzz.read(Format.BSON, input);
  }
}
