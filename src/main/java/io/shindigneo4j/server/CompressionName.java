package io.shindigneo4j.server;

/** A way to compress, as the settings call it. */
public enum CompressionName {
  NONE,
  DEFLATE,
  LZ4
}
