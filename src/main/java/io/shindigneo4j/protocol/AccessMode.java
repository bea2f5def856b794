package io.shindigneo4j.protocol;

/** The right of a request to change the graph, or to read alone. */
public enum AccessMode {
  /** The request only reads; an attempt to write fails and is rolled back. */
  READ("read"),
  /** The request may write; it is committed when it succeeds. */
  WRITE("write");

  private final String wireName;

  AccessMode(String wireName) {
    this.wireName = wireName;
  }

  String wireName() {
    return wireName;
  }

  /**
   * The mode of that name, {@code read} or {@code write}.
   *
   * @throws MalformedMessageException for any other
   */
  public static AccessMode of(String wireName) throws MalformedMessageException {
    for (AccessMode mode : values()) {
      if (mode.wireName.equals(wireName)) {
        return mode;
      }
    }
    throw new MalformedMessageException(
        "mode must be read or write, not " + UnicodeText.quote(wireName));
  }
}
