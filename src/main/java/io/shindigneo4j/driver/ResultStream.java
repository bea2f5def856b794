package io.shindigneo4j.driver;

import io.shindigneo4j.protocol.Summary;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * The records of a statement one after the other, however many there are: only a few chunks are in
 * memory at a time. For one thread at a time; close it to end the statement in the server.
 */
public final class ResultStream implements Iterator<ResultRecord>, AutoCloseable {

  private final StreamCall call;
  private final Semaphore news = new Semaphore(0);

  private List<String> columns = List.of();
  private Iterator<ResultRecord> records = List.<ResultRecord>of().iterator();

  /** Null before the last record has come. */
  private Summary summary;

  private boolean failed;

  ResultStream(StreamCall call) {
    this.call = call;
    call.listen(news::release);
    news.release(); // for what came before it was listened to
  }

  /** The names of the columns; waits for the first record. */
  public List<String> columns() {
    awaitRecords();
    return columns;
  }

  /**
   * Waits for the next record, at most the statement's timeout.
   *
   * @throws DriverException why there are no more
   */
  @Override
  public boolean hasNext() {
    awaitRecords();
    return records.hasNext();
  }

  private void awaitRecords() {
    while (!records.hasNext() && summary == null && !failed) {
      awaitNews();
      take();
    }
  }

  private void take() {
    while (!records.hasNext() && summary == null && call.isReady()) {
      try {
        StreamCall.Part part = call.next(columns);
        columns = part.columns();
        records = part.records().iterator();
        summary = part.summary().orElse(null);
      } catch (RuntimeException e) {
        failed = true;
        throw e;
      }
    }
  }

  private void awaitNews() {
    if (call.isReady()) {
      return;
    }
    try {
      if (!news.tryAcquire(call.timeout().toNanos(), TimeUnit.NANOSECONDS)) {
        DriverException late = call.timedOut();
        close();
        throw late;
      }
    } catch (InterruptedException e) {
      close();
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
   * What the statement did.
   *
   * @throws IllegalStateException before the last record was read
   */
  public Summary summary() {
    if (summary == null) {
      throw new IllegalStateException("there are records to read");
    }
    return summary;
  }

  /** Ends the statement in the server, unless it has ended. */
  @Override
  public void close() {
    failed = failed || summary == null;
    call.cancel();
  }
}
