package io.shindigneo4j.schema.appdata;

import io.shindigneo4j.schema.Description;

/** The most that an application may keep for one person: keys, and the sum of the values' sizes. */
public record AppDataLimits(
    @Description("the most keys") long keys,
    @Description("the most bytes of all values together") long size) {

  /** The most keys wherever there is a limit of bytes alone. */
  public static final int MOST_KEYS = 1_000;
}
