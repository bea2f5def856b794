package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Work;

/** What shares threads and a queue with one another. */
enum Lane {
  /** Work that waits for no lock. */
  READ,
  /** Work that may wait for a lock. */
  WRITE,
  /** Work of which it is known that its answer is large. */
  LARGE,
  /** The planning of Cypher texts. */
  PLAN;

  static Lane of(Work work) {
    return work.terms().mode() == AccessMode.WRITE ? WRITE : READ;
  }

  /** One with a request id waits for another with the same id. */
  static Lane of(Begin begin) {
    boolean waits =
        begin.terms().mode() == AccessMode.WRITE && begin.terms().requestId().isPresent();
    return waits ? WRITE : READ;
  }
}
