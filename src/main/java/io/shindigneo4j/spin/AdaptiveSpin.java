package io.shindigneo4j.spin;

import java.util.concurrent.TimeUnit;

/**
 * Decides whether a thread that waits looks again, or sleeps. It looks again for a moment only,
 * where its last waits were short and there is a core for it. For one thread at a time.
 *
 * <p>A wait begins with {@link #begin}, goes on with {@link #looksAgain} after each look that has
 * found nothing, and ends with {@link #end}, whether or not the thread has slept in it. All take
 * the time by {@link System#nanoTime}.
 */
public final class AdaptiveSpin {

  /** A wait that may be spent without sleep. */
  static final long SHORT = TimeUnit.MICROSECONDS.toNanos(200);

  /** A thread that has not run for so long between two looks shares its core with others. */
  static final long LOST = TimeUnit.MICROSECONDS.toNanos(50);

  /** How long a thread that has lost its core does not try again. */
  static final long REST = TimeUnit.MILLISECONDS.toNanos(10);

  /** So many short waits more than others show that the next will be short. */
  static final int ENOUGH = 8;

  private static final int MAX = 2 * ENOUGH;
  private static final int MIN = -4 * ENOUGH;

  /** To look in vain costs as much as so many waits without a sleep gain. */
  private static final int PENALTY = 8;

  private final FreeCores cores;
  private int trust;
  private long begun;
  private long lastLook;
  private long restsUntil;
  private boolean rests;
  private boolean looks;

  /** It has looked to the end of its time. */
  private boolean vain;

  public AdaptiveSpin() {
    this(FreeCores.HERE);
  }

  AdaptiveSpin(FreeCores cores) {
    this.cores = cores;
  }

  /** Begins a wait. */
  public void begin(long now) {
    begun = now;
    lastLook = now;
    rests = rests && now - restsUntil < 0;
    looks = trust >= ENOUGH && !rests && cores.exist(now);
    vain = false;
  }

  /** Whether to look again at once, rather than sleep; once it says no, it does so to the end. */
  public boolean looksAgain(long now) {
    if (!looks) {
      return false;
    }
    if (now - lastLook >= LOST) {
      rests = true;
      restsUntil = now + REST;
      looks = false;
    } else if (now - begun >= SHORT) {
      vain = true;
      looks = false;
    }
    lastLook = now;
    return looks;
  }

  /** Ends the wait: what was waited for has come. */
  public void end(long now) {
    boolean isShort = !vain && now - begun < 2 * SHORT; // which includes the time to wake up
    trust = isShort ? Math.min(MAX, trust + 1) : Math.max(MIN, trust - PENALTY);
  }
}
