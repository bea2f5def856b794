package io.shindigneo4j.server.websocket;

import java.util.concurrent.Semaphore;

/** The room for connections that have not logged in. Safe for use by many threads. */
final class Lobby {

  private final Semaphore places;

  Lobby(int size) {
    places = new Semaphore(size);
  }

  /** False where it is full. */
  boolean enter() {
    return places.tryAcquire();
  }

  void leave() {
    places.release();
  }
}
