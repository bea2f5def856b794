package io.shindigneo4j.driver;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Calls that are in flight together. For one thread, which waits for the results. */
final class PipelinedCalls {

  /** Fewer than the requests that a server accepts at a time on one connection. */
  private static final int MAX_IN_FLIGHT = 128;

  /** Each waits for its result. */
  private final Queue<Supplier<Result>> inFlight = new ArrayDeque<>();

  private final List<Result> results = new ArrayList<>();

  /** The failure of the first call that has failed; null if none has. */
  private @Nullable RuntimeException failure;

  /** Null unless the thread was interrupted. */
  private @Nullable CancellationException interruption;

  /** Waits until one more call may be sent; false if the thread was interrupted. */
  boolean awaitRoom() {
    while (inFlight.size() >= MAX_IN_FLIGHT) {
      awaitOldest();
    }
    return interruption == null;
  }

  void add(Supplier<Result> call) {
    inFlight.add(call);
  }

  /**
   * Waits for all results, in the order of the calls.
   *
   * @throws CancellationException if the thread was interrupted
   * @throws RuntimeException the first failure, with the others as suppressed exceptions
   */
  List<Result> await() {
    while (!inFlight.isEmpty()) {
      awaitOldest();
    }
    if (interruption != null) {
      throw interruption;
    }
    if (failure != null) {
      throw failure;
    }
    return results;
  }

  private void awaitOldest() {
    try {
      results.add(inFlight.remove().get());
    } catch (CancellationException e) {
      interruption = e;
    } catch (RuntimeException e) {
      fail(e);
    }
  }

  private void fail(RuntimeException another) {
    if (failure == null) {
      failure = another;
    } else if (failure != another) { // which would not suppress itself
      failure.addSuppressed(another);
    }
  }
}
