package io.shindigneo4j.protocol;

/** What a server remembers of the Cypher texts of one connection. */
public final class StatementLimits {

  /** A text is remembered under a number from zero to below this. */
  public static final int NUMBERS = 256;

  /** The most characters of UTF-16 that a text may have to be remembered. */
  public static final int LONGEST_TEXT = 64 * 1024;

  /** The most that all remembered texts may have together. */
  public static final int CHARACTERS = 1024 * 1024;

  private StatementLimits() {}
}
