package io.shindigneo4j.opensocial.execution;

import io.shindigneo4j.driver.Result;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/** Decides when a call to the database begins. Implementations are safe for use by many threads. */
@FunctionalInterface
public interface CallScheduler {

  /** All calls begin at once. */
  CallScheduler AT_ONCE = (limit, call) -> call.apply(Duration.ZERO);

  /**
   * The answer to a call. What comes after it is done for the request that has made the call.
   *
   * @param limit the longest that the call may wait
   * @param call begins the call, given how long it has waited
   */
  CompletableFuture<Result> schedule(
      Duration limit, Function<Duration, CompletableFuture<Result>> call);
}
