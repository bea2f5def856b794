package io.shindigneo4j.opensocial.backup;

/**
 * How much is read of a file, whoever has written it.
 *
 * @param line the most bytes of a line
 * @param inflated so many bytes may come of any compressed file
 */
record FileLimits(int line, long inflated) {

  /** No node or relationship that an export can read has a longer line. */
  static final FileLimits DEFAULT = new FileLimits(256 << 20, 1L << 30);

  /** Deflate makes up to 1,032 bytes of one, but of the lines of a large graph some tens. */
  private static final long RATIO = 100;

  /** The most bytes that may come of a compressed file of that size. */
  long inflated(long size) {
    return inflated + RATIO * size;
  }
}
