package io.shindigneo4j.opensocial.backup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Collects what goes into one transaction. For one thread. */
final class RowBatch {

  private static final int MAX_ROWS = 1_000;
  private static final long MAX_BYTES = 1 << 20;

  private final Consumer<List<Map<String, Object>>> write;
  private List<Map<String, Object>> rows = new ArrayList<>();
  private long bytes;

  /**
   * @param write takes a full batch
   */
  RowBatch(Consumer<List<Map<String, Object>>> write) {
    this.write = write;
  }

  void add(Map<String, Object> row, int size) {
    rows.add(row);
    bytes += size;
    if (rows.size() == MAX_ROWS || bytes >= MAX_BYTES) {
      flush();
    }
  }

  /** Writes what is left. */
  void flush() {
    if (!rows.isEmpty()) {
      write.accept(rows);
      rows = new ArrayList<>();
      bytes = 0;
    }
  }
}
