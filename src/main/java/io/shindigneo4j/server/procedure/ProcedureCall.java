package io.shindigneo4j.server.procedure;

import static java.util.Objects.requireNonNull;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * A running call. Its records are made lazily. It ends with the last record, a failure or the
 * close, whichever comes first. Confined to one thread at a time.
 */
public final class ProcedureCall implements Iterator<List<Object>>, AutoCloseable {

  private final CodeReference references;
  private final CallStatistics statistics;
  private final BooleanSupplier beginsAnew;
  private List<String> columns = List.of();
  private Iterator<List<Object>> records;

  /** The time spent in the procedure. */
  private long nanos;

  private boolean ended;

  private ProcedureCall(
      CodeReference references, CallStatistics statistics, BooleanSupplier beginsAnew) {
    this.references = references;
    this.statistics = statistics;
    this.beginsAnew = beginsAnew;
  }

  /**
   * Begins a call. The caller has acquired the reference.
   *
   * @param beginsAnew whether a call that ends now is not counted
   * @throws RuntimeException as thrown by the procedure, or for a null result; the call has ended
   *     then
   */
  static ProcedureCall begin(
      CodeReference references,
      CallStatistics statistics,
      BooleanSupplier beginsAnew,
      Supplier<ProcedureResult> procedure) {
    ProcedureCall call = new ProcedureCall(references, statistics, beginsAnew);
    ProcedureResult result = call.timed(procedure);
    call.columns = call.timed(() -> requireNonNull(result.columns()));
    call.records = call.timed(() -> requireNonNull(result.records().iterator()));
    return call;
  }

  public List<String> columns() {
    return columns;
  }

  @Override
  public boolean hasNext() {
    boolean more = !ended && timed(records::hasNext);
    if (!more) {
      close();
    }
    return more;
  }

  @Override
  public List<Object> next() {
    if (ended) {
      throw new NoSuchElementException();
    }
    return timed(records::next);
  }

  private <T> T timed(Supplier<T> work) {
    long start = System.nanoTime();
    boolean failed = true;
    try {
      T done = work.get();
      failed = false;
      return done;
    } finally {
      nanos += System.nanoTime() - start;
      if (failed) {
        end(true);
      }
    }
  }

  /** Discards the remaining records. Further calls have no effect. */
  @Override
  public void close() {
    end(false);
  }

  private void end(boolean failed) {
    if (!ended) {
      ended = true;
      references.release();
      if (!beginsAnew.getAsBoolean()) {
        statistics.count(failed, nanos);
      }
    }
  }
}
