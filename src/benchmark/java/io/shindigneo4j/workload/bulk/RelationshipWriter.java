package io.shindigneo4j.workload.bulk;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes relationships to a file of records: two nodes, type and value. Not thread-safe. */
final class RelationshipWriter implements Closeable {

  /** The length of a record in bytes. */
  static final int LENGTH = 3 * Long.BYTES + 1;

  private static final int BUFFER = 1 << 16;

  private final DataOutputStream out;

  RelationshipWriter(Path file) throws IOException {
    out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file), BUFFER));
  }

  void write(long start, RelationshipKind type, long end, long value) {
    try {
      out.writeLong(start);
      out.writeLong(end);
      out.writeByte(type.ordinal());
      out.writeLong(value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
