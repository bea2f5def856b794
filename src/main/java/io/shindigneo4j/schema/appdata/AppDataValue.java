package io.shindigneo4j.schema.appdata;

import io.shindigneo4j.schema.Description;

/** A value under a key. */
public record AppDataValue(
    @Description("the key") String key,
    @Description("the value as JSON") String text,
    @Description("what it counts against the limits") long size) {

  /** Its size is the number of characters of key and text. */
  public static AppDataValue of(String key, String text) {
    return new AppDataValue(key, text, (long) key.length() + text.length());
  }
}
