package io.shindigneo4j.driver;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

/** Calls that are on their way together, and whose results one thread waits for. Used by that. */
final class PipelinedCalls {

  /** A server takes some hundreds of a connection at a time. */
  private static final int MOST = 128;

  /** Each waits within its own time. */
  private interface Begun {
    Result await();
  }

  private final Queue<Begun> underWay = new ArrayDeque<>();
  private final List<Result> results = new ArrayList<>();

  /** Of the first that has no result; null while there is none. */
  private RuntimeException failure;

  /** Makes room for one more; false where the thread has been interrupted, which wants none. */
  boolean awaitRoom() {
    while (underWay.size() >= MOST) {
      awaitOldest();
    }
    return !(failure instanceof CancellationException);
  }

  void add(BlockingCall call) {
    underWay.add(call::await);
  }

  /** One that is sent again where that may help. */
  void add(CompletableFuture<Result> call) {
    underWay.add(() -> result(call));
  }

  private static Result result(CompletableFuture<Result> call) {
    try {
      return call.get();
    } catch (InterruptedException e) {
      call.cancel(true);
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    } catch (ExecutionException e) {
      throw Waiting.thrown(e.getCause());
    }
  }

  /**
   * The results, in the order of the calls.
   *
   * @throws RuntimeException of the first that has none, with those of others as suppressed ones
   */
  List<Result> await() {
    while (!underWay.isEmpty()) {
      awaitOldest();
    }
    if (failure != null) {
      throw failure;
    }
    return results;
  }

  private void awaitOldest() {
    try {
      results.add(underWay.remove().await());
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
