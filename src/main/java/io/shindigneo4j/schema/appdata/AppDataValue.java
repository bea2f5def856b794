package io.shindigneo4j.schema.appdata;

import io.shindigneo4j.schema.Description;
import java.nio.charset.StandardCharsets;

/** A value under a key. */
public record AppDataValue(
    @Description("the key") String key,
    @Description("the value as JSON") String text,
    @Description("what it counts against the limits") long size) {

  /** Its size is the number of bytes of key and text, in UTF-8. */
  public static AppDataValue of(String key, String text) {
    return new AppDataValue(key, text, bytes(key) + bytes(text));
  }

  private static long bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
