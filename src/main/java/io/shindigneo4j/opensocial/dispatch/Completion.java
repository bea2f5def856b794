package io.shindigneo4j.opensocial.dispatch;

import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.MoreExecutors;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Future;

/** Tells that a future is done, so that no thread waits for it. */
public final class Completion {

  private Completion() {}

  /** Whether a future can tell; for any other, a thread must wait. */
  public static boolean isTold(Future<?> future) {
    return future instanceof GuardedFuture<?> guarded
        ? isTold(guarded.guarded())
        : future instanceof CompletionStage || future instanceof ListenableFuture;
  }

  /**
   * Calls a listener once the future is done, which must be able to tell: by the thread that
   * completes it, or at once by this one.
   */
  public static void listen(Future<?> future, Runnable listener) {
    if (future instanceof GuardedFuture<?> guarded) {
      listen(guarded.guarded(), listener);
    } else if (future instanceof CompletionStage<?> stage) {
      stage.whenComplete((result, failure) -> listener.run());
    } else {
      ((ListenableFuture<?>) future).addListener(listener, MoreExecutors.directExecutor());
    }
  }
}
