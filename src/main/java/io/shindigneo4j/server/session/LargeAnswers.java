package io.shindigneo4j.server.session;

import java.util.concurrent.Semaphore;

/**
 * Bounds how many large answers are made at a time, so that short requests have threads. Work whose
 * answer turns out large while there is no place begins anew on threads for large answers. Safe for
 * use by many threads.
 */
final class LargeAnswers {

  private final Semaphore places;

  LargeAnswers(int places) {
    this.places = new Semaphore(places, true);
  }

  /** Thrown through a query, and no failure. */
  static final class NoPlaceException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private NoPlaceException() {
      super("another thread makes this answer", null, false, false);
    }
  }

  /** The place of one piece of work. For one thread at a time. */
  final class Place {
    private boolean taken;

    /**
     * @throws NoPlaceException if all are taken
     */
    void take() {
      if (!taken && !places.tryAcquire()) {
        throw new NoPlaceException();
      }
      taken = true;
    }

    /** Waits until other answers are made. */
    void await() {
      places.acquireUninterruptibly();
      taken = true;
    }

    void leave() {
      if (taken) {
        taken = false;
        places.release();
      }
    }
  }

  Place place() {
    return new Place();
  }
}
