package io.shindigneo4j.driver.connection;

import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.transport.Transport;
import java.net.URI;
import java.util.concurrent.ScheduledExecutorService;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** Makes pools of connections, which share a transport and threads. */
public record ConnectionPoolFactory(
    ConnectionOptions options,
    Transport transport,
    ScheduledExecutorService timer,
    CallbackExecutor callbacks,
    DriverMeters meters) {

  /** A pool that is not connected yet. */
  public ConnectionPool create(URI server, ConnectionListener listener) {
    return new ConnectionPool(
        Stream.generate(() -> connection(server, listener)).limit(options.count()).toList());
  }

  private ReconnectingConnection connection(URI server, ConnectionListener listener) {
    return new ReconnectingConnection(
        transport,
        options.handshake(server),
        options.subprotocol().codec(),
        new BackoffState(options.backoff(), RandomGenerator.getDefault()),
        timer,
        callbacks,
        meters,
        listener);
  }
}
