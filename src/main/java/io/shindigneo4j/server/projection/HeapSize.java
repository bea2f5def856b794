package io.shindigneo4j.server.projection;

/** Estimates the size of arrays in a heap with compressed references (up to 32 GB). */
final class HeapSize {

  private static final int HEADER = 16;
  private static final int ALIGNMENT = 8;

  private HeapSize() {}

  /** 0 for an empty array, as all lists share one. */
  static long of(int[] array) {
    return array.length == 0 ? 0 : ofInts(array.length);
  }

  /** An array of {@code int} or of references. */
  static long ofInts(int length) {
    return aligned(HEADER + (long) length * Integer.BYTES);
  }

  static long ofLongs(int length) {
    return HEADER + (long) length * Long.BYTES;
  }

  static long aligned(long bytes) {
    return (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  }
}
