package io.shindigneo4j.driver;

import io.shindigneo4j.protocol.ErrorCode;
import java.util.Optional;
import java.util.function.Function;

/**
 * Work that is done in a transaction until that is committed. Remembers what came out of the
 * attempt whose commit was not answered. For one thread.
 */
final class ManagedTransaction<T> {

  private final Function<Transaction, T> work;

  /** Of the last attempt that came to its commit; empty before. */
  private Optional<Outcome<T>> outcome = Optional.empty();

  /** What came out; may be null. */
  private record Outcome<T>(T value) {}

  ManagedTransaction(Function<Transaction, T> work) {
    this.work = work;
  }

  /**
   * Does the work and commits it, or finds that this was done.
   *
   * @throws DriverException why there is none
   */
  T attempt(ConnectedTransaction begun) {
    try (ConnectedTransaction transaction = begun) {
      if (transaction.wasCommittedBefore()) {
        return outcome.orElseThrow(() -> transaction.failing(ErrorCode.REUSED_REQUEST_ID)).value();
      }
      T value = work.apply(transaction);
      outcome = Optional.of(new Outcome<>(value));
      transaction.commit();
      return value;
    }
  }
}
