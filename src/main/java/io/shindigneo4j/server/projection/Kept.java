package io.shindigneo4j.server.projection;

/** What is kept in memory of a node. Safe for use by many threads. */
abstract class Kept {

  private final int bytes;

  /** Whether somebody has asked since the last look; it does not matter when a thread misses it. */
  private boolean used = true;

  Kept(int bytes) {
    this.bytes = bytes;
  }

  final int bytes() {
    return bytes;
  }

  final void use() {
    if (!used) { // to write the same would cost other processors their copy
      used = true;
    }
  }

  /** Whether it has been used since the last call. */
  final boolean wasUsed() {
    boolean was = used;
    used = false;
    return was;
  }
}
