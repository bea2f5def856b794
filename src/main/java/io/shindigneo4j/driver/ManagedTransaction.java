package io.shindigneo4j.driver;

import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Work that is repeated in a new transaction until one is committed. Keeps the outcome of an
 * attempt whose commit was not answered. For one thread.
 */
final class ManagedTransaction<T extends @Nullable Object> {

  private final Function<Transaction, T> work;

  /** The outcome of the last attempt that reached its commit; empty before. */
  private Optional<Outcome<T>> outcome = Optional.empty();

  /** A value, which may be null. */
  private record Outcome<T extends @Nullable Object>(T value) {}

  ManagedTransaction(Function<Transaction, T> work) {
    this.work = work;
  }

  /**
   * Does the work and commits it, unless an earlier attempt was committed.
   *
   * @throws DriverException if the attempt fails
   */
  T attempt(ConnectedTransaction begun) {
    try (ConnectedTransaction transaction = begun) {
      if (transaction.wasCommittedBefore()) {
        return outcome.orElseThrow(transaction::requestIdReused).value();
      }
      T value = work.apply(transaction);
      outcome = Optional.of(new Outcome<>(value));
      transaction.commit();
      return value;
    }
  }
}
