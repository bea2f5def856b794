package io.shindigneo4j.server.session;

import java.util.concurrent.atomic.AtomicBoolean;

/** A step that starts once, when its client has read enough. Safe for use by many threads. */
final class HeldStep {

  private final UnreadAnswers unread;
  private final Runnable start;
  private final AtomicBoolean started = new AtomicBoolean();

  HeldStep(UnreadAnswers unread, Runnable start) {
    this.unread = unread;
    this.start = start;
  }

  void startWhenRead() {
    if (unread.hasRoom(1) || unread.areSent()) {
      startNow();
    } else {
      unread.onSent(this::startWhenRead);
    }
  }

  /** As its transaction ends, for example. */
  void startNow() {
    if (started.compareAndSet(false, true)) {
      start.run();
    }
  }
}
