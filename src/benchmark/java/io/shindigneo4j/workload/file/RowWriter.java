package io.shindigneo4j.workload.file;

import io.shindigneo4j.workload.row.NetworkRow;
import java.io.Closeable;
import java.io.IOException;

/** Writes rows sequentially. Not thread-safe. */
public interface RowWriter extends Closeable {

  void write(NetworkRow row) throws IOException;
}
