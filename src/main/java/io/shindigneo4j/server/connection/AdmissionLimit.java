package io.shindigneo4j.server.connection;

import java.util.concurrent.Semaphore;

/** Limits the connections that have not logged in. Safe for use by many threads. */
public final class AdmissionLimit {

  private final int places;
  private final Semaphore free;

  public AdmissionLimit(int size) {
    places = size;
    free = new Semaphore(size);
  }

  /** False where the limit is reached. */
  public boolean tryAcquire() {
    return free.tryAcquire();
  }

  void release() {
    free.release();
  }

  /** How many connections have not logged in. */
  public int acquired() {
    return places - free.availablePermits();
  }
}
