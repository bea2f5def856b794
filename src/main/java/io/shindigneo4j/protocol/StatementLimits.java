package io.shindigneo4j.protocol;

/** What a server keeps prepared for one connection: Cypher texts and calls. */
public final class StatementLimits {

  /** Each is kept under a number from zero to below this. */
  public static final int NUMBERS = 256;

  /** The longest that is kept: a text in characters of UTF-16, a call by its size. */
  public static final int MAX_TEXT_LENGTH = 64 * 1024;

  /** The most of all texts and calls of a connection together. */
  public static final int CHARACTERS = 1024 * 1024;

  private StatementLimits() {}
}
