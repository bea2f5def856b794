package io.shindigneo4j.packs.traversal;

/** The kind of a node: TRUE_B and FALSE_B have the label B, all others are A. */
enum NodeKind {
  A(1),
  FALSE_B(2),
  TRUE_B(3);

  private static final NodeKind[] BY_CODE = {null, A, FALSE_B, TRUE_B};

  private final int code;

  NodeKind(int code) {
    this.code = code;
  }

  /** A number from 1 to 3. */
  int code() {
    return code;
  }

  /** Null for the code 0. */
  static NodeKind of(int code) {
    return BY_CODE[code];
  }
}
