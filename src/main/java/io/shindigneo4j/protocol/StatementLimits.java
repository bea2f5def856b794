package io.shindigneo4j.protocol;

/** The number of Cypher texts that a server keeps prepared for one connection. */
public final class StatementLimits {

  /** A text is kept under a number from zero to below this. */
  public static final int NUMBERS = 256;

  /** The longest text that is kept, in characters of UTF-16. */
  public static final int LONGEST_TEXT = 64 * 1024;

  /** The most characters of all texts of a connection together. */
  public static final int CHARACTERS = 1024 * 1024;

  private StatementLimits() {}
}
