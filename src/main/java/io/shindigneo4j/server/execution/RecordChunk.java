package io.shindigneo4j.server.execution;

import io.shindigneo4j.server.procedure.RequestException;
import java.util.ArrayList;
import java.util.List;

/** The records of one message, as many as fit. For one thread at a time. */
public final class RecordChunk {

  private final long mostRecords;
  private final long mostBytes;
  private final boolean single;
  private final List<List<Object>> records = new ArrayList<>();
  private long bytes;

  private RecordChunk(long mostRecords, long mostBytes, boolean single) {
    this.mostRecords = mostRecords;
    this.mostBytes = mostBytes;
    this.single = single;
  }

  /** A chunk after which others may come. */
  public static RecordChunk of(long mostBytes) {
    return new RecordChunk(Long.MAX_VALUE, mostBytes, false);
  }

  /** The only one, which must take all records. */
  public static RecordChunk single(long mostRecords, long mostBytes) {
    return new RecordChunk(mostRecords, mostBytes, true);
  }

  /** Whether it must take all records. */
  boolean isSingle() {
    return single;
  }

  public List<List<Object>> records() {
    return records;
  }

  /**
   * Adds a record.
   *
   * @return whether there is room for another
   * @throws RequestException for one too many where it must take all
   */
  boolean add(List<Object> row) {
    if (single && records.size() == mostRecords) {
      throw RequestException.resultTooLarge("more than " + mostRecords + " records");
    }
    records.add(row);
    bytes += SizeEstimator.sizeOf(row);
    if (single && bytes > mostBytes) {
      throw RequestException.resultTooLarge("more than " + mostBytes + " bytes");
    }
    return single || bytes < mostBytes;
  }
}
