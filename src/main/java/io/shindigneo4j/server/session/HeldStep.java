package io.shindigneo4j.server.session;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** A step that starts once, when its client has read enough. Safe for use by many threads. */
final class HeldStep {

  private final UnreadAnswers unread;

  /** Null once it has started: who waits for the client may keep the step for long. */
  private final AtomicReference<@Nullable Runnable> start;

  HeldStep(UnreadAnswers unread, Runnable start) {
    this.unread = unread;
    this.start = new AtomicReference<>(start);
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
    Runnable waiting = start.getAndSet(null);
    if (waiting != null) {
      waiting.run();
    }
  }
}
