package io.shindigneo4j.opensocial.events;

import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * What is done for a listener now. Whoever is told to run it owns it until it waits again. Safe for
 * use by many threads.
 */
final class ListenerState {

  private enum State {
    /** It was told all there is; what comes wakes it. */
    IDLE,
    /** A thread works for it, or soon will. */
    RUNNING,
    /** Its sink is full. */
    FULL,
    /** The graph is asked for it. */
    ASKING,
    /** There was no thread for it; the next look after it tries again. */
    STRANDED,
    ENDED
  }

  // All guarded by this.
  private State state = State.RUNNING;

  /** The sink has room again, which came before it was said to be full. */
  private boolean roomCame;

  /** Since when it is full. */
  private long fullSince;

  /** Why it must end, as soon as no thread works for it; null for no reason. */
  private EndReason ending;

  /** The sink can take more: whether to run it. */
  synchronized boolean room() {
    roomCame = state == State.RUNNING;
    return runIf(state == State.FULL);
  }

  /** It is to end once no thread works for it: whether to run it. */
  synchronized boolean end(EndReason reason) {
    if (state == State.ENDED || ending != null) {
      return false;
    }
    ending = reason;
    return runIf(state != State.RUNNING);
  }

  /** There may be something for it: whether to run it. */
  synchronized boolean wakeIf(BooleanSupplier due) {
    return runIf(state == State.IDLE && due.getAsBoolean());
  }

  /** The graph has answered: whether to run it. */
  synchronized boolean answered() {
    return runIf(state == State.ASKING);
  }

  /** There was no thread for it: whether to try again. */
  synchronized boolean tryAgain() {
    return runIf(state == State.STRANDED);
  }

  /** Whether to run it, as its token may have become invalid while it waits. */
  synchronized boolean expire(BooleanSupplier valid) {
    return runIf((state == State.FULL || state == State.IDLE) && !valid.getAsBoolean());
  }

  /** Gives up one that has been full for longer: whether to run it. */
  synchronized boolean giveUp(long now, long mostFull) {
    if (state != State.FULL || now - fullSince <= mostFull) {
      return false;
    }
    ending = EndReason.LEFT;
    return runIf(true);
  }

  private boolean runIf(boolean wanted) {
    if (wanted) {
      state = State.RUNNING;
    }
    return wanted;
  }

  /** No thread works for it, though one should. */
  synchronized void strand() {
    if (state == State.RUNNING) {
      state = State.STRANDED;
    }
  }

  /** The graph is asked for it. */
  synchronized void ask() {
    state = State.ASKING;
  }

  /** The sink is full. False if there is something to do nevertheless. */
  synchronized boolean fill(long now) {
    if (roomCame) {
      roomCame = false;
      return false;
    }
    fullSince = now;
    if (ending == null) {
      state = State.FULL;
    }
    return ending == null;
  }

  /**
   * It was told all there is. False if there is something to do nevertheless.
   *
   * @param more whether something has come meanwhile
   */
  synchronized boolean rest(BooleanSupplier more) {
    if (more.getAsBoolean() || ending != null) {
      return false;
    }
    state = State.IDLE;
    roomCame = false;
    return true;
  }

  /** Why it must end now; null for no reason. */
  synchronized EndReason reasonToEnd(BooleanSupplier valid) {
    if (state == State.ENDED) {
      return null;
    }
    return ending != null || valid.getAsBoolean() ? ending : EndReason.TOKEN_INVALID;
  }

  /** False if it has ended before. */
  synchronized boolean finish() {
    boolean first = state != State.ENDED;
    state = State.ENDED;
    return first;
  }

  /** How many entries wait for its sink, or for the graph. */
  synchronized long lag(LongSupplier entries) {
    return state == State.FULL || state == State.ASKING ? entries.getAsLong() : 0;
  }
}
