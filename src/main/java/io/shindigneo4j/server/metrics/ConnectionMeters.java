package io.shindigneo4j.server.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/** Gauges of the connections that have logged in. Safe for use by many threads. */
final class ConnectionMeters {

  /** Those of RFC 6455 that occur, and ours. Clients may close with any. */
  private static final Set<Integer> KNOWN_CODES =
      Set.of(1000, 1001, 1002, 1003, 1005, 1006, 1007, 1009, 4001, 4002, 4003, 4004);

  private final MeterRegistry registry;
  private final Set<Open> webSockets = ConcurrentHashMap.newKeySet();
  private final Set<Supplier<SessionLoad>> http = ConcurrentHashMap.newKeySet();

  ConnectionMeters(MeterRegistry registry) {
    this.registry = registry;
    gauge(webSockets::size).tag("state", "open").register(registry);
    gauge(http::size).tag("state", "http").register(registry);
    sum("in.flight", "Requests that are not answered yet", SessionLoad::requests);
    sum("streams", "Requests whose records come in chunks, not all sent yet", SessionLoad::streams);
    sum("transactions.open", "Transactions that clients have begun", SessionLoad::transactions);
  }

  static Gauge.Builder<Supplier<Number>> gauge(Supplier<Number> value) {
    return Gauge.builder(MicrometerServerMeters.PREFIX + "connections", value)
        .description("Connections by state");
  }

  private void sum(String name, String description, ToIntFunction<SessionLoad> part) {
    Gauge.builder(
            MicrometerServerMeters.PREFIX + name,
            () -> loads().mapToInt(load -> part.applyAsInt(load.get())).sum())
        .description(description)
        .register(registry);
  }

  private Stream<Supplier<SessionLoad>> loads() {
    return Stream.concat(webSockets.stream().map(open -> open.load), http.stream());
  }

  /** Adds an HTTP connection; run the result when it ends. */
  Runnable addHttp(Supplier<SessionLoad> load) {
    http.add(load);
    return () -> http.remove(load);
  }

  ServerConnectionMeter add(Supplier<SessionLoad> load) {
    Open open = new Open(load);
    webSockets.add(open);
    return open;
  }

  private final class Open implements ServerConnectionMeter {

    private final Supplier<SessionLoad> load;

    Open(Supplier<SessionLoad> load) {
      this.load = load;
    }

    @Override
    public void closed(int code) {
      webSockets.remove(this);
      Counter.builder(MicrometerServerMeters.PREFIX + "connections.closed")
          .description("Ends of connections by their close code")
          .tag("code", KNOWN_CODES.contains(code) ? String.valueOf(code) : "other")
          .register(registry)
          .increment();
    }
  }
}
