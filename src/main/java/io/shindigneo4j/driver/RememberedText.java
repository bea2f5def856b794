package io.shindigneo4j.driver;

import java.util.concurrent.atomic.AtomicReference;

/** A Cypher text that has a number on one connection, for good. Safe for use by many threads. */
final class RememberedText {

  private enum State {
    /** The server may not have it under its number. */
    UNKNOWN,
    /** A request with the text and its number is on its way. */
    INTRODUCED,
    /** The number says as much as the text. */
    KNOWN
  }

  private final int number;
  private final AtomicReference<State> state = new AtomicReference<>(State.UNKNOWN);

  RememberedText(int number) {
    this.number = number;
  }

  int number() {
    return number;
  }

  boolean isKnown() {
    return state.get() == State.KNOWN;
  }

  /** Whether it is for the caller to send the text with its number. */
  boolean introduce() {
    return state.get() == State.UNKNOWN && state.compareAndSet(State.UNKNOWN, State.INTRODUCED);
  }

  /** That request has had an answer, or will have none. */
  void introduced(boolean success) {
    state.set(success ? State.KNOWN : State.UNKNOWN);
  }

  void forget() {
    state.compareAndSet(State.KNOWN, State.UNKNOWN);
  }
}
