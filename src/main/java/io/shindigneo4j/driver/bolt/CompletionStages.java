package io.shindigneo4j.driver.bolt;

import io.shindigneo4j.protocol.Message.Success;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Helpers for the asynchronous calls of the official driver. */
final class CompletionStages {

  private CompletionStages() {}

  /** Starts a call. An exception it throws directly fails the stage as well. */
  static <T> CompletionStage<T> start(Supplier<CompletionStage<T>> work) {
    return CompletableFuture.<Void>completedFuture(null).thenCompose(nothing -> work.get());
  }

  static <T> CompletionStage<T> done(T outcome) {
    return CompletableFuture.completedFuture(outcome);
  }

  /** Passes on the success, or the failure if that is not null. */
  static void complete(
      long id, @Nullable Success success, @Nullable Throwable failure, ResponseListener listener) {
    if (failure == null) {
      listener.received(Objects.requireNonNull(success, "neither"), true);
    } else {
      BoltFailures.report(id, failure, listener);
    }
  }
}
