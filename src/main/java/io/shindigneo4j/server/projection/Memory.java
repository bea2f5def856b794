package io.shindigneo4j.server.projection;

/** What arrays take in a heap with short references, as heaps of up to 32 GB have. */
final class Memory {

  private static final int HEADER = 16;
  private static final int ALIGNMENT = 8;

  private Memory() {}

  /** Nothing for an empty array, which is shared. */
  static long of(int[] array) {
    return array.length == 0 ? 0 : ofInts(array.length);
  }

  /** Nothing for none. */
  static long of(long[] array) {
    return array == null ? 0 : ofLongs(array.length);
  }

  /** Of numbers or references. */
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
