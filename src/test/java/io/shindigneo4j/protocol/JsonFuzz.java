package io.shindigneo4j.protocol;

/** A target of the fuzzer: JSON. */
public final class JsonFuzz {

  private JsonFuzz() {}

  public static void fuzzerTestOneInput(byte[] input) {
    MessageFuzz.read(Format.JSON, input);
  }
}
