package io.shindigneo4j.workload.file;

import io.shindigneo4j.workload.row.NetworkRow;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;

/** The rows of a file, each validated. Not thread-safe. */
public final class ValidatedRows implements Closeable {

  private final Path file;
  private final RowSource source;
  private final RowValidator check = new RowValidator();

  ValidatedRows(Path file, RowSource source) {
    this.file = file;
    this.source = source;
  }

  /**
   * Returns the next row; null after the last.
   *
   * @throws InvalidFileException for an invalid row
   */
  public NetworkRow next() throws IOException {
    NetworkRow row = source.next();
    String wrong = row == null ? null : check.wrongWith(row);
    if (wrong != null) {
      throw new InvalidFileException(file, source.line(), wrong);
    }
    return row;
  }

  @Override
  public void close() throws IOException {
    source.close();
  }
}
