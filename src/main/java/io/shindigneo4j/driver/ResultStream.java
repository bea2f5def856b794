package io.shindigneo4j.driver;

import io.shindigneo4j.protocol.Summary;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The records of a statement, one after the other. At most two chunks are in memory, however many
 * records there are. For one thread at a time. Closing it ends the statement in the server.
 */
public final class ResultStream implements Iterator<ResultRecord>, AutoCloseable {

  private final StreamCall call;

  private final Owner owner;

  private final Semaphore arrived = new Semaphore(0);

  private List<String> columns = List.of();
  private Iterator<ResultRecord> records = List.<ResultRecord>of().iterator();

  /** Null until the last record has arrived. */
  private @Nullable Summary summary;

  private boolean failed;

  /** What the statement belongs to, such as a transaction. */
  interface Owner {

    /** Of a statement in a transaction of its own. */
    Owner NONE = new Owner() {};

    /** The longest time to wait for the next chunk. */
    default Duration left() {
      return ChronoUnit.FOREVER.getDuration();
    }

    /** The stream has failed. Called once. */
    default void failed() {}

    /** The stream is closed before its end. Called once, if it has not failed. */
    default void closedEarly() {}
  }

  ResultStream(StreamCall call, Owner owner) {
    this.call = call;
    this.owner = owner;
    call.listen(arrived::release);
    arrived.release(); // for chunks that arrived before the listener was set
  }

  /** The names of the columns. Waits for the first record. */
  public List<String> columns() {
    awaitRecords();
    return columns;
  }

  /**
   * Waits for the next record, for at most the statement's timeout, or the rest of its
   * transaction's. If it does not come, the transaction has ended.
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
        fail();
        throw e;
      }
    }
  }

  private void awaitChunk() {
    if (call.isReady()) {
      return;
    }
    try {
      Duration left = owner.left();
      Duration patience = left.compareTo(call.timeout()) < 0 ? left : call.timeout();
      if (!arrived.tryAcquire(patience.toNanos(), TimeUnit.NANOSECONDS)) {
        DriverException late = call.timedOut();
        fail();
        throw late;
      }
    } catch (InterruptedException e) {
      call.cancel();
      fail();
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    }
  }

  private void fail() {
    failed = true;
    owner.failed();
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
      owner.closedEarly();
    }
  }
}
