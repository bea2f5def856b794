package io.shindigneo4j.web.endpoint;

import io.shindigneo4j.opensocial.dispatch.Completion;
import io.shindigneo4j.web.client.CurrentRequest;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;
import org.jspecify.annotations.Nullable;

/**
 * Begins the calls of a batch, so that each sees what those before it have written: a write begins
 * once all before it are done, and a read once the last write before it is done. Reads run
 * together. For one thread.
 */
final class CallOrder {

  private final Duration time;
  private final BooleanSupplier over;

  /** Completes with the last write. */
  private CompletableFuture<Void> write = CompletableFuture.completedFuture(null);

  /** Completes with all calls. */
  private CompletableFuture<Void> all = write;

  /** Of {@link System#nanoTime}: no call that waits begins later. */
  private @Nullable Long end;

  /**
   * @param time in which a call that must wait may begin, since the first that must
   * @param over whether nobody waits any more: what has not begun does not begin then
   */
  CallOrder(Duration time, BooleanSupplier over) {
    this.time = time;
    this.over = over;
  }

  /**
   * Begins a call now, or as soon as those are done that it must see. It may then be begun by the
   * thread that completes the last of them.
   */
  Future<?> begin(boolean writes, Supplier<Future<?>> call) {
    CompletableFuture<Void> before = writes ? all : write;
    Future<?> begun = before.isDone() ? call.get() : later(before, call);
    CompletableFuture<Void> end = end(begun);
    if (writes) {
      write = end;
      all = end;
    } else {
      all = CompletableFuture.allOf(all, end);
    }
    return begun;
  }

  /** Does not wait for a future that cannot tell when it is done. */
  private static CompletableFuture<Void> end(Future<?> call) {
    CompletableFuture<Void> end = new CompletableFuture<>();
    if (Completion.isTold(call)) {
      Completion.listen(call, () -> end.complete(null));
    } else {
      end.complete(null);
    }
    return end;
  }

  private Future<?> later(CompletableFuture<Void> before, Supplier<Future<?>> call) {
    if (end == null) {
      end = System.nanoTime() + time.toNanos();
    }
    CompletableFuture<Object> result = new CompletableFuture<>();
    before.thenRun(CurrentRequest.carriedBy(() -> run(call, result)));
    return result;
  }

  private void run(Supplier<Future<?>> call, CompletableFuture<Object> result) {
    if (over.getAsBoolean() || System.nanoTime() - end > 0) {
      result.completeExceptionally(
          new ProtocolException(
              HttpServletResponse.SC_SERVICE_UNAVAILABLE,
              "it has not begun, as the calls before it took too long"));
      return;
    }
    try {
      Future<?> begun = call.get();
      if (Completion.isTold(begun)) {
        Completion.listen(begun, () -> copy(begun, result));
      } else {
        CompletableFuture.runAsync(() -> copy(begun, result));
      }
    } catch (RuntimeException | Error e) {
      result.completeExceptionally(e);
    }
  }

  private static void copy(Future<?> call, CompletableFuture<Object> result) {
    try {
      result.complete(call.get());
    } catch (ExecutionException e) {
      result.completeExceptionally(e.getCause());
    } catch (InterruptedException | RuntimeException | Error e) {
      result.completeExceptionally(e);
    }
  }
}
