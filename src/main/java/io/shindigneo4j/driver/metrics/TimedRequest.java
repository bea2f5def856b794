package io.shindigneo4j.driver.metrics;

import io.shindigneo4j.metrics.PhaseTimers;
import io.shindigneo4j.metrics.RequestTimers;
import io.shindigneo4j.protocol.Phases;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** Measures one request. Safe for use by many threads. */
final class TimedRequest implements RequestMeter {

  private final RequestTimers timers;
  private final PhaseTimers phaseTimers;
  private final RequestKind kind;
  private final String procedure;
  private final boolean writes;
  private final long start = System.nanoTime();
  private final AtomicBoolean ended = new AtomicBoolean();

  TimedRequest(
      RequestTimers timers,
      PhaseTimers phaseTimers,
      RequestKind kind,
      String procedure,
      boolean writes) {
    this.timers = timers;
    this.phaseTimers = phaseTimers;
    this.kind = kind;
    this.procedure = procedure;
    this.writes = writes;
  }

  @Override
  public void succeeded(Phases phases) {
    if (end(SUCCESS)) {
      phaseTimers.record(kind.tag(), phases.queue(), phases.execute(), phases.encode());
    }
  }

  @Override
  public void ended(String outcome) {
    end(outcome);
  }

  private boolean end(String outcome) {
    if (!ended.compareAndSet(false, true)) {
      return false;
    }
    long took = System.nanoTime() - start;
    timers.of(kind.tag(), procedure, writes, outcome).record(took, TimeUnit.NANOSECONDS);
    return true;
  }
}
