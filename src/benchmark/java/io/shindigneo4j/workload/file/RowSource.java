package io.shindigneo4j.workload.file;

import io.shindigneo4j.workload.row.NetworkRow;
import java.io.Closeable;
import java.io.IOException;

/** Reads rows, one after the other. For one thread. */
interface RowSource extends Closeable {

  /**
   * The next row; null after the last.
   *
   * @throws BadFileException where there is none that can be read
   */
  NetworkRow next() throws IOException;

  /** Where the last row begins, from 1 on. */
  long line();
}
