package io.shindigneo4j.packs.traversal;

/** What a node is: TRUE_B and FALSE_B have the label B, and all others are A. */
enum Kind {
  A(1),
  FALSE_B(2),
  TRUE_B(3);

  private static final Kind[] BY_CODE = {null, A, FALSE_B, TRUE_B};

  private final int code;

  Kind(int code) {
    this.code = code;
  }

  /** A number from 1 to 3. */
  int code() {
    return code;
  }

  /** Null for the code 0. */
  static Kind of(int code) {
    return BY_CODE[code];
  }
}
