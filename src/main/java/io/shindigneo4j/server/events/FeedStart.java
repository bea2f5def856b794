package io.shindigneo4j.server.events;

import java.time.Clock;
import java.util.function.BooleanSupplier;

/**
 * Leads a feed to where it hears of all commits after some position: on the leader, behind the
 * transactions that had begun to commit before it listened, and where that position can be seen.
 * Waits without holding up the feed's thread, and gives up after a while. Of that thread.
 */
final class FeedStart {

  private static final long FIRST_PAUSE_MILLIS = 1;

  /** What share of the time that it has waited it waits until it looks again. */
  private static final long SHARE = 10;

  private static final long MAX_MILLIS = 5_000;

  private final CommitHistory history;
  private final FollowerCheck follower;
  private final FeedThread thread;
  private final Clock clock;
  private final Steps steps;

  /** Counts the starts: what waits for an earlier one does nothing. */
  private long current;

  private BooleanSupplier settled = () -> true;
  private long since;
  private long base;

  /** What a feed does on the way; one that fails ends the start. */
  interface Steps {

    /** Listens to commits, if it does not yet. */
    void listen();

    /**
     * The log begins, or begins again.
     *
     * @return the number of the last commit before that
     */
    long beginLog();

    /** All later commits are heard. */
    void begun();

    /** Another server makes the commits. */
    void follows();

    /** It takes too long. */
    void late();

    /** Does what waited. */
    void guarded(Runnable action);
  }

  FeedStart(
      CommitHistory history, FollowerCheck follower, FeedThread thread, Clock clock, Steps steps) {
    this.history = history;
    this.follower = follower;
    this.thread = thread;
    this.clock = clock;
    this.steps = steps;
  }

  void begin() {
    long start = ++current;
    follower.ask(
        follows -> inTurn(start, () -> lead(start, follows)), () -> inTurn(start, steps::late));
  }

  /** What waits does nothing any more. */
  void cancel() {
    current++;
  }

  private void inTurn(long start, Runnable action) {
    if (start == current) {
      steps.guarded(action);
    }
  }

  private void lead(long start, boolean follows) {
    if (follows) {
      steps.follows();
    } else {
      steps.listen();
      settled = history.committing();
      since = clock.millis();
      awaitSettled(start);
    }
  }

  private void awaitSettled(long start) {
    if (settled.getAsBoolean()) {
      base = steps.beginLog();
      awaitVisible(start);
    } else {
      again(start, () -> awaitSettled(start));
    }
  }

  /** What a position tells to have happened must be visible. */
  private void awaitVisible(long start) {
    if (history.closed() >= base) {
      steps.begun();
    } else {
      again(start, () -> awaitVisible(start));
    }
  }

  private void again(long start, Runnable next) {
    long waited = clock.millis() - since;
    if (waited < MAX_MILLIS) {
      thread.later(() -> inTurn(start, next), Math.max(FIRST_PAUSE_MILLIS, waited / SHARE));
    } else {
      steps.late();
    }
  }
}
