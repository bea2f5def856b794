package io.shindigneo4j.opensocial.json;

/** Memory for answers: chunks of one size. Some free ones are kept for the next answers. */
final class ChunkPool {

  /** Twice what Tomcat sends at once. Most answers fit into one chunk. */
  static final int CHUNK_BYTES = 16 * 1024;

  private final byte[][] free; // guarded by this
  private int count; // guarded by this

  /**
   * @param kept how many free chunks are kept at most
   */
  ChunkPool(int kept) {
    free = new byte[kept][];
  }

  /** A chunk with any content. */
  byte[] take() {
    byte[] chunk = kept();
    return chunk == null ? new byte[CHUNK_BYTES] : chunk;
  }

  private synchronized byte[] kept() {
    return count == 0 ? null : free[--count];
  }

  /** Takes back a chunk that its user does not touch again. */
  synchronized void give(byte[] chunk) {
    if (count < free.length) {
      free[count++] = chunk;
    }
  }

  synchronized int free() {
    return count;
  }
}
