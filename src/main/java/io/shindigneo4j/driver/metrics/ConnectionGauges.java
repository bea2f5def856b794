package io.shindigneo4j.driver.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntSupplier;

/** Counts the connections of drivers when a gauge is read. Safe for use by many threads. */
final class ConnectionGauges {

  private enum State {
    CONNECTING,
    OPEN,
    WAITING
  }

  private final Set<Metered> all = ConcurrentHashMap.newKeySet();
  private final Counter lost;

  ConnectionGauges(MeterRegistry registry) {
    gauge(registry, "open", State.OPEN);
    gauge(registry, "connecting", State.CONNECTING);
    gauge(registry, "waiting", State.WAITING);
    Gauge.builder(
            MicrometerMeters.PREFIX + "in.flight",
            () -> all.stream().mapToInt(Metered::inFlight).sum())
        .description(
            "Requests that have been sent and not been answered, but for those that wait for what"
                + " may happen")
        .register(registry);
    lost =
        Counter.builder(MicrometerMeters.PREFIX + "connection.lost")
            .description("Connections that have ended though nobody closed the driver")
            .register(registry);
  }

  private void gauge(MeterRegistry registry, String tag, State state) {
    Gauge.builder(
            MicrometerMeters.PREFIX + "connections",
            () -> all.stream().filter(connection -> connection.state == state).count())
        .description("Connections by state: waiting for the next attempt, say")
        .tag("state", tag)
        .register(registry);
  }

  private static int nothing() {
    return 0;
  }

  ConnectionMeter add() {
    return new Metered();
  }

  /** Written by one thread at a time, read by any. */
  private final class Metered implements ConnectionMeter {

    private volatile State state = State.WAITING;
    private volatile IntSupplier load = ConnectionGauges::nothing;

    int inFlight() {
      return load.getAsInt();
    }

    @Override
    public void connecting() {
      state = State.CONNECTING;
      all.add(this);
    }

    @Override
    public void open(IntSupplier inFlight) {
      load = inFlight;
      state = State.OPEN;
      all.add(this);
    }

    @Override
    public void waiting() {
      if (state == State.OPEN) {
        lost.increment();
      }
      load = ConnectionGauges::nothing;
      state = State.WAITING;
    }

    @Override
    public void closed() {
      load = ConnectionGauges::nothing;
      all.remove(this);
    }
  }
}
