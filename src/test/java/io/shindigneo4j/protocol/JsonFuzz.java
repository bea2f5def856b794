package io.shindigneo4j.protocol;

import java.nio.charset.StandardCharsets;

/** A target of the fuzzer: JSON. */
public final class JsonFuzz {

  private JsonFuzz() {}

  /** Loads the classes, which takes long where they are instrumented. */
  public static void fuzzerInitialize() {
    fuzzerTestOneInput("{}".getBytes(StandardCharsets.UTF_8));
  }

  public static void fuzzerTestOneInput(byte[] input) {
    MessageFuzz.read(Format.JSON, input);
  }
}
