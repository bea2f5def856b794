package io.shindigneo4j.driver.transport;

/**
 * Counts the fragments of a message, so that they cannot cost more than what they carry. For one
 * thread.
 */
final class FragmentCount {

  /** The close code for too many: a violation of a policy. */
  static final int CLOSE_CODE = 1008;

  static final String REASON = "too many fragments";

  /** The fragments that may be of any size. */
  private static final int FREE = 1_000;

  /** The bytes for which there may be one more. */
  private static final int SMALL = 64;

  private long fragments;
  private long bytes;

  /**
   * Counts one.
   *
   * @param last whether the message ends with it
   * @return whether there are too many now
   */
  boolean add(long size, boolean last) {
    fragments++;
    bytes += size;
    boolean tooMany = fragments > FREE + bytes / SMALL;
    if (last) {
      fragments = 0;
      bytes = 0;
    }
    return tooMany;
  }
}
