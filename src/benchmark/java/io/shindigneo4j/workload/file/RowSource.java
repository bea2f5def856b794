package io.shindigneo4j.workload.file;

import io.shindigneo4j.workload.row.NetworkRow;
import java.io.Closeable;
import java.io.IOException;

/** Reads rows sequentially. Not thread-safe. */
interface RowSource extends Closeable {

  /**
   * Returns the next row; null after the last.
   *
   * @throws InvalidFileException if it cannot be read
   */
  NetworkRow next() throws IOException;

  /** The line on which the last row begins, from 1 on. */
  long line();
}
