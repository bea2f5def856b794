package io.shindigneo4j.opensocial.execution;

import io.shindigneo4j.driver.Result;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** Decides when a call to the database begins. Implementations are safe for use by many threads. */
@FunctionalInterface
public interface CallScheduler {

  /** All calls begin at once. */
  CallScheduler AT_ONCE = (limit, call) -> call.get();

  /**
   * The answer to a call. What comes after it is done for the request that has made the call.
   *
   * @param limit the longest that the call may take, its wait included
   * @param call begins the call
   */
  CompletableFuture<Result> schedule(Duration limit, Supplier<CompletableFuture<Result>> call);
}
