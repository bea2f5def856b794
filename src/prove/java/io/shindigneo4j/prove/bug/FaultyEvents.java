package io.shindigneo4j.prove.bug;

import java.io.InputStream;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;

/** Puts a bug into streams of Server-Sent Events. Safe for use by many threads. */
final class FaultyEvents implements UnaryOperator<InputStream> {

  private static final int SHOWS_IN_ONE_OF = 3;

  private final SeededBug bug;
  private final AtomicInteger chances = new AtomicInteger();
  private final AtomicReference<PrivateEvent> last = new AtomicReference<>();

  FaultyEvents(SeededBug bug) {
    this.bug = bug;
  }

  @Override
  public InputStream apply(InputStream stream) {
    return new FaultyEventStream(stream, bug, this);
  }

  boolean shows() {
    return chances.incrementAndGet() % SHOWS_IN_ONE_OF == 0;
  }

  void keep(PrivateEvent event) {
    last.set(event);
  }

  /** What has come last by any stream; null for nothing. */
  PrivateEvent last() {
    return last.get();
  }
}
