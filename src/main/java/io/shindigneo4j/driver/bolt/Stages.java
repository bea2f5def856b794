package io.shindigneo4j.driver.bolt;

import io.shindigneo4j.protocol.Message.Success;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;

/** What the official driver does later. */
final class Stages {

  private Stages() {}

  /** Begins; what it throws at once is a failure as any other. */
  static <T> CompletionStage<T> start(Supplier<CompletionStage<T>> work) {
    return CompletableFuture.<Void>completedFuture(null).thenCompose(nothing -> work.get());
  }

  static <T> CompletionStage<T> done(T outcome) {
    return CompletableFuture.completedFuture(outcome);
  }

  /** Answers with one of the two. */
  static void tell(long id, Success success, Throwable failure, Answers answers) {
    if (failure == null) {
      answers.answered(success, true);
    } else {
      BoltFailures.tell(id, failure, answers);
    }
  }
}
