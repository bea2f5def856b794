package io.shindigneo4j.driver;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CancellationException;

/** Calls that are on their way together, and whose results one thread waits for. Used by that. */
final class PipelinedCalls {

  /** A server takes some hundreds of a connection at a time. */
  private static final int MOST = 128;

  private final Queue<BlockingCall> underWay = new ArrayDeque<>();
  private final List<Result> results = new ArrayList<>();

  /** Of the first that has no result; null while there is none. */
  private RuntimeException failure;

  /** Null until the thread is interrupted. */
  private CancellationException interruption;

  /** Makes room for one more; false where the thread has been interrupted, which wants none. */
  boolean awaitRoom() {
    while (underWay.size() >= MOST) {
      awaitOldest();
    }
    return interruption == null;
  }

  void add(BlockingCall call) {
    underWay.add(call);
  }

  /**
   * The results, in the order of the calls.
   *
   * @throws CancellationException where the thread was interrupted
   * @throws RuntimeException of the first that has none, with those of others as suppressed ones
   */
  List<Result> await() {
    while (!underWay.isEmpty()) {
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
      results.add(underWay.remove().await());
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
