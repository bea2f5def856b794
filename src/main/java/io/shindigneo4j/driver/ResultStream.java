package io.shindigneo4j.driver;

import io.shindigneo4j.protocol.Summary;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * The records of a statement, one after the other. At most two chunks are in memory, however many
 * records there are. For one thread at a time. Closing it ends the statement in the server.
 */
public final class ResultStream implements Iterator<ResultRecord>, AutoCloseable {

  private final StreamCall call;

  /** Called once if the stream is closed before its end. */
  private final Runnable onEarlyClose;

  private final Semaphore arrived = new Semaphore(0);

  private List<String> columns = List.of();
  private Iterator<ResultRecord> records = List.<ResultRecord>of().iterator();

  /** Null until the last record has arrived. */
  private Summary summary;

  private boolean failed;

  ResultStream(StreamCall call, Runnable onEarlyClose) {
    this.call = call;
    this.onEarlyClose = onEarlyClose;
    call.listen(arrived::release);
    arrived.release(); // for chunks that arrived before the listener was set
  }

  /** The names of the columns. Waits for the first record. */
  public List<String> columns() {
    awaitRecords();
    return columns;
  }

  /**
   * Waits for the next record, for at most the statement's timeout.
   *
   * @throws DriverException if the statement fails
   */
  @Override
  public boolean hasNext() {
    awaitRecords();
    return records.hasNext();
  }

  private void awaitRecords() {
    while (!records.hasNext() && summary == null && !failed) {
      awaitChunk();
      take();
    }
  }

  private void take() {
    while (!records.hasNext() && summary == null && call.isReady()) {
      try {
        StreamCall.Chunk chunk = call.next(columns);
        columns = chunk.columns();
        records = chunk.records().iterator();
        summary = chunk.summary().orElse(null);
      } catch (RuntimeException e) {
        failed = true;
        throw e;
      }
    }
  }

  private void awaitChunk() {
    if (call.isReady()) {
      return;
    }
    try {
      if (!arrived.tryAcquire(call.timeout().toNanos(), TimeUnit.NANOSECONDS)) {
        failed = true;
        throw call.timedOut();
      }
    } catch (InterruptedException e) {
      failed = true;
      call.cancel();
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    }
  }

  @Override
  public ResultRecord next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return records.next();
  }

  /**
   * What the statement has changed, and how long it took.
   *
   * @throws IllegalStateException before the last record was read
   */
  public Summary summary() {
    if (summary == null) {
      throw new IllegalStateException("there are records to read");
    }
    return summary;
  }

  /** Ends the statement in the server, unless it has ended already. */
  @Override
  public void close() {
    boolean early = !failed && summary == null;
    failed = failed || early;
    call.cancel();
    if (early) {
      onEarlyClose.run();
    }
  }
}
