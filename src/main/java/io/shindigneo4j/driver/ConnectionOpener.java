package io.shindigneo4j.driver;

import io.shindigneo4j.driver.bolt.BoltConnection;
import io.shindigneo4j.driver.bolt.BoltSettings;
import io.shindigneo4j.driver.cluster.ClusterOptions;
import io.shindigneo4j.driver.cluster.LoadBalancer;
import io.shindigneo4j.driver.cluster.ServerConnections;
import io.shindigneo4j.driver.connection.AuthenticatingTransport;
import io.shindigneo4j.driver.connection.CallbackExecutor;
import io.shindigneo4j.driver.connection.Connection;
import io.shindigneo4j.driver.connection.ConnectionOptions;
import io.shindigneo4j.driver.connection.ConnectionPoolFactory;
import io.shindigneo4j.driver.transport.NettyTransport;
import io.shindigneo4j.driver.transport.Transport;
import io.shindigneo4j.driver.transport.TyrusTransport;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.Supplier;

/** Opens the connections that the settings ask for. The only class that knows how they are made. */
record ConnectionOpener(
    DriverSettings settings, ScheduledExecutorService timer, CallbackExecutor callbacks) {

  /**
   * Begins to connect.
   *
   * @throws IllegalArgumentException if a store of keys or certificates cannot be read
   * @throws IllegalStateException for Bolt, if the official driver is not on the class path
   */
  Connection open() {
    return settings.isBolt() ? bolt() : webSocket();
  }

  private Connection bolt() {
    ConnectionSettings connection = settings.connection();
    return BoltConnection.open(
        new BoltSettings(
            settings.uri(),
            settings.credentials().authorization(),
            connection.connectTimeout(),
            settings.callTimeout(),
            connection.livenessCheck()),
        settings.meters());
  }

  private Connection webSocket() {
    Transport transport =
        new AuthenticatingTransport(settings.credentials()::authorization, callbacks, transport());
    return ServerConnections.open(
        clusterOptions(),
        new ConnectionPoolFactory(
            connectionOptions(), transport, timer, callbacks, settings.meters()));
  }

  private Transport transport() {
    ConnectionSettings connection = settings.connection();
    return switch (connection.client()) {
      case NETTY -> new NettyTransport(connection.tls());
      case TYRUS -> new TyrusTransport(connection.tls());
    };
  }

  private ConnectionOptions connectionOptions() {
    ConnectionSettings connection = settings.connection();
    MessageSettings messages = settings.messages();
    return new ConnectionOptions(
        connection.count(),
        messages.subprotocol(),
        connection.connectTimeout(),
        messages.maximumSize(),
        connection.reconnectDelay().backoff());
  }

  private ClusterOptions clusterOptions() {
    ClusterSettings cluster = settings.cluster();
    return new ClusterOptions(
        cluster.addresses(settings.uri()),
        cluster.isRouted(),
        balancers(cluster),
        settings.connection().reconnectDelay().backoff());
  }

  private static Supplier<LoadBalancer> balancers(ClusterSettings cluster) {
    return switch (cluster.balance()) {
      case LEAST_BUSY -> LoadBalancer::leastBusy;
      case ROUND_ROBIN -> LoadBalancer::roundRobin;
    };
  }
}
