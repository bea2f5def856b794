package io.shindigneo4j.server.execution;

import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.RequestException;
import java.util.ArrayList;
import java.util.List;

/** The records of one message, as many as fit. For one thread at a time. */
public final class RecordChunk {

  /** The size of one message with records among several, in bytes. */
  public static final long LARGE = ProcedureContext.LARGE_ANSWER;

  private final long mostRecords;
  private final long mostBytes;
  private final boolean single;
  private final Runnable whenLarge;
  private final List<List<Object>> records = new ArrayList<>();
  private long bytes;

  private RecordChunk(long mostRecords, long mostBytes, boolean single, Runnable whenLarge) {
    this.mostRecords = mostRecords;
    this.mostBytes = mostBytes;
    this.single = single;
    this.whenLarge = whenLarge;
  }

  /** A chunk after which others may come. */
  public static RecordChunk ofSeveral() {
    return new RecordChunk(Long.MAX_VALUE, LARGE, false, () -> {});
  }

  /**
   * The only one, which must take all records.
   *
   * @param whenLarge called when it is larger than one among several would be
   */
  public static RecordChunk single(long mostRecords, long mostBytes, Runnable whenLarge) {
    return new RecordChunk(mostRecords, mostBytes, true, whenLarge);
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
    long before = bytes;
    bytes += SizeEstimator.sizeOf(row);
    if (before < LARGE && bytes >= LARGE) {
      whenLarge.run();
    }
    if (single && bytes > mostBytes) {
      throw RequestException.resultTooLarge("more than " + mostBytes + " bytes");
    }
    return single || bytes < mostBytes;
  }
}
