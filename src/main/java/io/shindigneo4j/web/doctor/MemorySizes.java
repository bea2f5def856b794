package io.shindigneo4j.web.doctor;

import io.shindigneo4j.driver.ResultRecord;

/** What the plug-in says of the memory of Neo4j, in bytes. */
record MemorySizes(long heapUsed, long heapMost, long pageCache, long store) {

  static final long MEBIBYTE = 1 << 20;

  private static final double HEAP_FULL = 0.9;

  /**
   * Asks the plug-in.
   *
   * @throws io.shindigneo4j.driver.DriverException if it does not tell
   */
  static MemorySizes of(Database database) {
    ResultRecord row = database.procedure("system.memory").first().orElseThrow();
    return new MemorySizes(
        row.get("heapUsed", Long.class),
        row.get("heapMost", Long.class),
        row.get("pageCache", Long.class),
        row.get("store", Long.class));
  }

  boolean isHeapFull() {
    return heapUsed > HEAP_FULL * heapMost;
  }

  boolean isHeapSmall() {
    return heapMost < 512 * MEBIBYTE;
  }

  boolean isCacheTooSmall() {
    return pageCache < store;
  }

  static String words(long bytes) {
    return bytes / MEBIBYTE + " MiB";
  }
}
