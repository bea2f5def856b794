package io.shindigneo4j.server;

/** The effort of deflate. */
public enum CompressionLevel {
  /** Time. */
  FAST,
  /** Bytes. */
  BEST
}
