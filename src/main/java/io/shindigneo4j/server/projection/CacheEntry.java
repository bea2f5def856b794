package io.shindigneo4j.server.projection;

/** The cached data of one node. Thread-safe. */
abstract class CacheEntry {

  private final int bytes;

  /** The reference bit of the CLOCK algorithm. A lost update does not matter. */
  private boolean referenced = true;

  CacheEntry(int bytes) {
    this.bytes = bytes;
  }

  final int bytes() {
    return bytes;
  }

  final void reference() {
    if (!referenced) { // writing the same value would invalidate the cache lines of other cores
      referenced = true;
    }
  }

  /** Clears the reference bit and returns what it was. */
  final boolean clearReferenced() {
    boolean was = referenced;
    referenced = false;
    return was;
  }
}
