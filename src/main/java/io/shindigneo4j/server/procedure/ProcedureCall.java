package io.shindigneo4j.server.procedure;

import static java.util.Objects.requireNonNull;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Supplier;

/**
 * A call under way: its records, made as they are asked for. It ends with the last of them, with a
 * failure, or by its close, whatever comes first. For one thread at a time.
 */
public final class ProcedureCall implements Iterator<List<Object>>, AutoCloseable {

  private final CallGate gate;
  private final CallStatistics statistics;
  private List<String> columns = List.of();
  private Iterator<List<Object>> records;

  /** In the procedure itself, in nanoseconds. */
  private long worked;

  private boolean ended;

  private ProcedureCall(CallGate gate, CallStatistics statistics) {
    this.gate = gate;
    this.statistics = statistics;
  }

  /**
   * Begins a call that has entered the gate.
   *
   * @throws RuntimeException what the procedure throws, or that of an answer that is null; the call
   *     has ended then
   */
  static ProcedureCall begin(
      CallGate gate, CallStatistics statistics, Supplier<ProcedureResult> procedure) {
    ProcedureCall call = new ProcedureCall(gate, statistics);
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
      worked += System.nanoTime() - start;
      if (failed) {
        end(true);
      }
    }
  }

  /** Gives up the records that are left; more than once is no harm. */
  @Override
  public void close() {
    end(false);
  }

  private void end(boolean failed) {
    if (!ended) {
      ended = true;
      gate.leave();
      statistics.count(failed, worked);
    }
  }
}
