package io.shindigneo4j.server;

/** What deflate is to save. */
public enum CompressionLevel {
  /** Time. */
  FAST,
  /** Bytes. */
  BEST
}
