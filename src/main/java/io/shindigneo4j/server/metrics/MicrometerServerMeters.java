package io.shindigneo4j.server.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.shindigneo4j.metrics.BoundedNames;
import io.shindigneo4j.metrics.PhaseTimers;
import io.shindigneo4j.metrics.RequestTimers;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.Request;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Meters of the plug-in in a registry of Micrometer. */
final class MicrometerServerMeters implements ServerMeters {

  static final String PREFIX = "shindig.neo4j.server.";

  /** The most procedure names kept as tags: procedures come and go with their files. */
  private static final int MAX_PROCEDURES = 10_000;

  private final MeterRegistry registry;
  private final RequestTimers requests;
  private final PhaseTimers phases;
  private final ConnectionMeters connections;

  /** By their status. */
  private final Map<Integer, Counter> answers = new ConcurrentHashMap<>();

  private final Counter malformed;
  private final Counter atOnce;
  private final Counter pooled;
  private final Counter committed;
  private final Counter rolledBack;
  private final Counter received;
  private final Counter inflated;
  private final Counter sent;

  private MicrometerServerMeters(MeterRegistry registry, Predicate<String> procedures) {
    this.registry = registry;
    BoundedNames names = new BoundedNames(MAX_PROCEDURES);
    this.requests =
        new RequestTimers(
            registry,
            PREFIX + "requests",
            "From the reading of a request until it is answered",
            name -> procedures.test(name) ? names.of(name) : BoundedNames.OTHER);
    this.phases = new PhaseTimers(registry, PREFIX + "phase", "Where the time of a request went");
    this.connections = new ConnectionMeters(registry);
    this.malformed =
        Counter.builder(PREFIX + "malformed")
            .description("Messages that were no requests, and were answered so")
            .register(registry);
    this.atOnce = started("selector");
    this.pooled = started("worker");
    this.committed = transactions("committed");
    this.rolledBack = transactions("rolled-back");
    this.received = bytes("bytes.received", "Messages from clients, as they travel");
    this.inflated = bytes("bytes.inflated", "Messages from clients, without compression");
    this.sent = bytes("bytes.sent", "Messages to clients, as they travel");
  }

  static ServerMeters in(MeterRegistry registry, Predicate<String> procedures) {
    return new MicrometerServerMeters(registry, procedures);
  }

  private Counter started(String on) {
    return Counter.builder(PREFIX + "runs")
        .description("Requests by the thread that began them: the one that read them, or a worker")
        .tag("on", on)
        .register(registry);
  }

  private Counter transactions(String outcome) {
    return Counter.builder(PREFIX + "transactions")
        .description("Ends of transactions that may write")
        .tag("outcome", outcome)
        .register(registry);
  }

  /** Without a base unit, which Prometheus would have in the name once more. */
  private Counter bytes(String name, String description) {
    return Counter.builder(PREFIX + name).description(description).register(registry);
  }

  @Override
  public void ended(Request request, AccessMode mode, String outcome, long nanos) {
    requests
        .of(
            RequestKinds.of(request),
            RequestKinds.procedure(request),
            mode == AccessMode.WRITE,
            outcome)
        .record(nanos, TimeUnit.NANOSECONDS);
  }

  @Override
  public void malformed() {
    malformed.increment();
  }

  @Override
  public void phases(Request request, long queue, long execute, long encode) {
    phases.record(RequestKinds.of(request), queue, execute, encode);
  }

  @Override
  public void started(boolean onSelector) {
    (onSelector ? atOnce : pooled).increment();
  }

  @Override
  public void committed() {
    committed.increment();
  }

  @Override
  public void rolledBack() {
    rolledBack.increment();
  }

  @Override
  public void received(int bytes) {
    received.increment(bytes);
  }

  @Override
  public void inflated(int bytes) {
    inflated.increment(bytes);
  }

  @Override
  public void sent(int bytes) {
    sent.increment(bytes);
  }

  @Override
  public ServerConnectionMeter connected(Supplier<SessionLoad> load) {
    return connections.add(load);
  }

  @Override
  public Runnable httpConnected(Supplier<SessionLoad> load) {
    return connections.addHttp(load);
  }

  @Override
  public void answered(int status) {
    Counter known = answers.get(status);
    (known == null ? answers.computeIfAbsent(status, this::answers) : known).increment();
  }

  private Counter answers(int status) {
    return Counter.builder(PREFIX + "http.answers")
        .description("Answers over HTTP by their status")
        .tag("status", String.valueOf(status))
        .register(registry);
  }

  @Override
  public void refused(String status) {
    Counter.builder(PREFIX + "connections.refused")
        .description("Connections that were not let in, by the status of the answer")
        .tag("status", status)
        .register(registry)
        .increment();
  }

  @Override
  public void projections(Supplier<ProjectionLoad> load) {
    ProjectionGauges.register(registry, load);
  }

  @Override
  public void events(Supplier<EventLoad> load) {
    EventGauges.register(registry, load);
  }

  @Override
  public void gauge(Level level, IntSupplier value) {
    Supplier<Number> number = value::getAsInt;
    Gauge.Builder<Supplier<Number>> gauge =
        switch (level) {
          case CONNECTIONS_BEFORE_LOGIN -> ConnectionMeters.gauge(number).tag("state", "login");
          case QUEUED_REQUESTS ->
              Gauge.builder(PREFIX + "queue", number)
                  .description("Requests that wait for a worker");
          case ACTIVE_WORKERS -> threads(number).tag("pool", "worker");
          case ACTIVE_TRANSACTION_THREADS -> threads(number).tag("pool", "transaction");
          case UNREAD_BYTES ->
              Gauge.builder(PREFIX + "bytes.unread", number)
                  .description("Messages that clients have not read, as they travel");
        };
    gauge.register(registry);
  }

  private static Gauge.Builder<Supplier<Number>> threads(Supplier<Number> value) {
    return Gauge.builder(PREFIX + "threads.active", value)
        .description("Threads that work on requests");
  }
}
