package io.shindigneo4j.opensocial.dispatch;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A future whose failure is always a {@link org.apache.shindig.protocol.ProtocolException}. */
final class GuardedFuture<T> implements Future<T> {

  private final Future<T> future;

  GuardedFuture(Future<T> future) {
    this.future = future;
  }

  Future<T> guarded() {
    return future;
  }

  @Override
  public boolean cancel(boolean mayInterruptIfRunning) {
    return future.cancel(mayInterruptIfRunning);
  }

  @Override
  public boolean isCancelled() {
    return future.isCancelled();
  }

  @Override
  public boolean isDone() {
    return future.isDone();
  }

  @Override
  public T get() throws InterruptedException, ExecutionException {
    try {
      return future.get();
    } catch (ExecutionException e) {
      throw translated(e);
    }
  }

  @Override
  public T get(long timeout, TimeUnit unit)
      throws InterruptedException, ExecutionException, TimeoutException {
    try {
      return future.get(timeout, unit);
    } catch (ExecutionException e) {
      throw translated(e);
    }
  }

  private static ExecutionException translated(ExecutionException failure) {
    return new ExecutionException(Failures.translated(failure.getCause()));
  }
}
