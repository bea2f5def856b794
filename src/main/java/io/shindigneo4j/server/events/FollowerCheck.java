package io.shindigneo4j.server.events;

import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Asks whether another server makes the commits of a database, on a thread that may wait for the
 * answer. One question at a time; whoever asks meanwhile gets its answer. Of the feed's thread.
 */
final class FollowerCheck {

  private static final long DEADLINE_MILLIS = 5_000;

  private final BooleanSupplier follower;
  private final Executor waiting;
  private final FeedThread thread;
  private boolean asks;

  /** Of the last question; null once it is answered. */
  private Consumer<Boolean> answer;

  /**
   * @param follower may take a while
   * @param waiting runs it
   */
  FollowerCheck(BooleanSupplier follower, Executor waiting, FeedThread thread) {
    this.follower = follower;
    this.waiting = waiting;
    this.thread = thread;
  }

  /**
   * Runs one of the two, later, unless somebody asks again before.
   *
   * @param late where there is no answer within the deadline
   */
  void ask(Consumer<Boolean> then, Runnable late) {
    answer = then;
    if (!asks) {
      waiting.execute(this::find);
      asks = true;
    }
    thread.later(() -> giveUp(then, late), DEADLINE_MILLIS);
  }

  private void giveUp(Consumer<Boolean> then, Runnable late) {
    if (answer == then) {
      answer = null;
      late.run();
    }
  }

  /** Of a thread that waits. */
  private void find() {
    boolean follows = true; // where nobody knows, clients look for the leader elsewhere
    try {
      follows = follower.getAsBoolean();
    } catch (RuntimeException | Error e) {
      thread.execute(() -> thread.warnings().warn("Who leads a database is not known", e));
    } finally {
      boolean found = follows;
      thread.execute(() -> found(found));
    }
  }

  private void found(boolean follows) {
    asks = false;
    Consumer<Boolean> then = answer;
    answer = null;
    if (then != null) {
      then.accept(follows);
    }
  }
}
