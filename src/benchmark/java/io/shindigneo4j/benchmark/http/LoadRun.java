package io.shindigneo4j.benchmark.http;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;

/** A turn of the load client: what its connections send and note. Belongs to their event loop. */
final class LoadRun {

  private static final long MAX_LENGTH = TimeUnit.MINUTES.toNanos(1);
  private static final int DIGITS = 3;

  /** A prime, which keeps the connections apart. */
  private static final int STRIDE = 5_000_011;

  /**
   * What a turn is like.
   *
   * @param first the number of the turn's first call, of the first connection
   * @param repetitions each connection makes a multiple of this number of calls
   * @param time in nanoseconds, after which no other round of calls begins
   * @param patience in nanoseconds, for an answer
   * @param rate how many calls are due in a second, whether or not earlier ones have been answered;
   *     0 if each connection makes a call when the last one has ended
   */
  record Order(int first, int repetitions, long time, long patience, int rate) {

    /** How many calls there are at a fixed rate. */
    int calls() {
      return Math.toIntExact(Math.max(1, rate * TimeUnit.NANOSECONDS.toMillis(time) / 1000));
    }
  }

  private final List<List<byte[]>> calls;
  private final Order order;
  private final Histogram latencies = new Histogram(MAX_LENGTH, DIGITS);
  private final Map<Failure, Long> failures = new EnumMap<>(Failure.class);
  private final CompletableFuture<Void> end = new CompletableFuture<>();
  private final long begin = System.nanoTime();
  private String example = "";
  private int running;

  /** At a fixed rate, how many calls connections have taken. */
  private int taken;

  /** Calls at a fixed rate that have not begun. Their waiting times are among the latencies. */
  private long late;

  private long last = begin;

  /**
   * @param calls each of one or more requests, which are sent one after the other
   */
  LoadRun(List<List<byte[]>> calls, Order order, int connections) {
    this.calls = calls;
    this.order = order;
    this.running = connections;
  }

  /**
   * The next call of a connection; null after its last one.
   *
   * @param made how many calls the connection has made
   */
  LoadCall next(int connection, int made, long now) {
    if (order.rate() > 0) {
      return nextDue(now);
    }
    return goesOn(made, now)
        ? new LoadCall(call(order.first() + connection * STRIDE + made), now)
        : null;
  }

  /** The next call that is due. Twice the turn's time after its begin, the rest have not begun. */
  private LoadCall nextDue(long now) {
    while (taken < order.calls()) {
      long due = begin + order.time() / order.calls() * taken;
      taken++;
      if (now - begin < 2 * order.time()) {
        return new LoadCall(call(order.first() + taken), due);
      }
      late++;
      succeeded(now - due);
    }
    return null;
  }

  private List<byte[]> call(int number) {
    return calls.get(Math.floorMod(number, calls.size()));
  }

  long patience() {
    return order.patience();
  }

  void succeeded(long nanoseconds) {
    latencies.recordValue(Math.min(MAX_LENGTH, nanoseconds));
  }

  void failed(Failure reason, String detail) {
    long unused = failures.merge(reason, 1L, Long::sum);
    if (example.isEmpty()) {
      example = detail;
    }
  }

  /**
   * Whether a connection that has made this number of calls goes on. Failures end the last round.
   */
  private boolean goesOn(int made, long now) {
    return made == 0
        || now - begin < order.time()
        || (failures.isEmpty() && made % order.repetitions() > 0);
  }

  /** A connection has made its last call. */
  void ended() {
    last = System.nanoTime();
    if (--running == 0) {
      end.complete(null);
    }
  }

  CompletableFuture<Void> end() {
    return end;
  }

  /** After the end. */
  LoadResult result(long processor, long allocated) {
    long spent = order.rate() > 0 ? Math.max(order.time(), last - begin) : last - begin;
    return new LoadResult(latencies, late, spent, processor, allocated, failures, example);
  }
}
