package io.shindigneo4j.server.websocket;

import java.util.concurrent.Semaphore;

/** The room for connections that have not logged in. Safe for use by many threads. */
final class Lobby {

  private final int places;
  private final Semaphore free;

  Lobby(int size) {
    places = size;
    free = new Semaphore(size);
  }

  /** False where it is full. */
  boolean enter() {
    return free.tryAcquire();
  }

  void leave() {
    free.release();
  }

  /** How many are in it. */
  int size() {
    return places - free.availablePermits();
  }
}
