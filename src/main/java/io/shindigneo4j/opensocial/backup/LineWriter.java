package io.shindigneo4j.opensocial.backup;

import io.shindigneo4j.protocol.Format;
import java.io.IOException;
import java.io.OutputStream;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Map;

/** Writes lines, and sums up their bytes. For one thread. */
final class LineWriter {

  static final int END_OF_LINE = '\n';

  private final OutputStream out;
  private final MessageDigest sha256 = GraphCounter.sha256();
  private long lines;

  LineWriter(OutputStream out) {
    this.out = out;
  }

  void write(LineKind kind, Map<String, Object> content) throws IOException {
    byte[] line = Format.JSON.write(kind.document(content));
    out.write(line);
    out.write(END_OF_LINE);
    sha256.update(line);
    sha256.update((byte) END_OF_LINE);
    lines++;
  }

  /** How many have been written. */
  long lines() {
    return lines;
  }

  /** Of all lines so far. Call it once. */
  String sha256() {
    return HexFormat.of().formatHex(sha256.digest());
  }
}
