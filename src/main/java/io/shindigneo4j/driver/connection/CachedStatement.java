package io.shindigneo4j.driver.connection;

import java.util.concurrent.atomic.AtomicReference;

/** A statement with its number on one connection, which never changes. Thread-safe. */
final class CachedStatement {

  private enum State {
    /** The server may not know the number. */
    UNKNOWN,
    /** A request with both the statement and its number is on its way. */
    PREPARING,
    /** The number alone is enough. */
    PREPARED
  }

  private final int number;
  private final AtomicReference<State> state = new AtomicReference<>(State.UNKNOWN);

  CachedStatement(int number) {
    this.number = number;
  }

  int number() {
    return number;
  }

  boolean isPrepared() {
    return state.get() == State.PREPARED;
  }

  /** Whether the caller is the one to send the statement with its number. */
  boolean tryPrepare() {
    return state.get() == State.UNKNOWN && state.compareAndSet(State.UNKNOWN, State.PREPARING);
  }

  /** Says how the request with both has ended. */
  void prepared(boolean success) {
    state.compareAndSet(State.PREPARING, success ? State.PREPARED : State.UNKNOWN);
  }
}
