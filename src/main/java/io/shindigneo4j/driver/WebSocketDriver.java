package io.shindigneo4j.driver;

import io.shindigneo4j.driver.transport.Handshake;
import io.shindigneo4j.driver.transport.Transport;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Subprotocol;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The driver over one connection. */
final class WebSocketDriver implements GraphDriver {

  private static final Logger LOG = LoggerFactory.getLogger(WebSocketDriver.class);

  private final DriverSettings settings;
  private final Transport transport;
  private final ScheduledThreadPoolExecutor timer;
  private final Callbacks callbacks;
  private final ReconnectingConnection connection;

  WebSocketDriver(DriverSettings settings, Transport transport) {
    this.settings = settings;
    this.transport = transport;
    this.timer = new ScheduledThreadPoolExecutor(1, task -> daemon(task, "timer"));
    timer.setRemoveOnCancelPolicy(true);
    timer.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    this.callbacks = new Callbacks(task -> daemon(task, "callback"));
    this.connection = connection(subprotocol(settings));
    connection.connect();
    long interval = settings.livenessCheck().toNanos();
    timer.scheduleWithFixedDelay(this::checkLiveness, interval, interval, TimeUnit.NANOSECONDS);
  }

  /** Never throws, since the timer would not call it again. */
  private void checkLiveness() {
    try {
      connection.checkLiveness();
    } catch (RuntimeException | Error e) {
      LOG.error("The connection to {} cannot be checked", settings.uri(), e);
    }
  }

  private static Thread daemon(Runnable task, String role) {
    Thread thread = new Thread(task, "shindig-neo4j-driver-" + role);
    thread.setDaemon(true);
    return thread;
  }

  private static Subprotocol subprotocol(DriverSettings settings) {
    return new Subprotocol(
        switch (settings.encoding()) {
          case BSON -> Format.BSON;
          case JSON -> Format.JSON;
        });
  }

  private ReconnectingConnection connection(Subprotocol subprotocol) {
    Handshake handshake =
        new Handshake(
            settings.uri(),
            List.of(subprotocol.name()),
            settings.credentials().authorization(),
            settings.connectTimeout(),
            settings.maximumMessageSize());
    return new ReconnectingConnection(
        transport,
        handshake,
        subprotocol,
        new Outage(settings.reconnectDelay(), RandomGenerator.getDefault()),
        timer,
        callbacks);
  }

  @Override
  public CompletableFuture<Result> run(Statement statement) {
    Call call =
        new Call(statement, statement.timeout().orElse(callTimeout()), settings.uri(), callbacks);
    try {
      Future<?> deadline =
          timer.schedule(call::timedOut, call.timeout().toNanos(), TimeUnit.NANOSECONDS);
      call.answer().whenComplete((result, failure) -> deadline.cancel(false));
      connection.send(call);
    } catch (RejectedExecutionException e) { // the timer has ended with the driver
      call.unconnected(new DriverClosedException());
    }
    return call.answer();
  }

  @Override
  public Duration callTimeout() {
    return settings.callTimeout();
  }

  @Override
  public void close() {
    connection.close();
    transport.close();
    timer.shutdownNow();
    callbacks.close();
  }
}
