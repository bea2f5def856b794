package io.shindigneo4j.packs.traversal;

/** What a node is: TRUE_B and FALSE_B have the label B, and all others are A. */
enum Kind {
  A,
  FALSE_B,
  TRUE_B;

  private static final Kind[] ALL = values();

  /** A number from 1 to 3. */
  int code() {
    return ordinal() + 1;
  }

  /** Null for the code 0. */
  static Kind of(int code) {
    return code == 0 ? null : ALL[code - 1];
  }
}
