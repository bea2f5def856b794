package io.shindigneo4j.driver;

import io.shindigneo4j.driver.DriverSettings.Routing;
import io.shindigneo4j.driver.transport.NettyTransport;
import io.shindigneo4j.driver.transport.Transport;
import io.shindigneo4j.driver.transport.TyrusTransport;
import java.util.concurrent.ScheduledExecutorService;

/** The connections to our plug-in. */
final class WebSocketConnections implements Connection {

  private final Transport transport;
  private final Connection servers;

  private WebSocketConnections(Transport transport, Connection servers) {
    this.transport = transport;
    this.servers = servers;
  }

  /**
   * Begins to connect.
   *
   * @throws IllegalArgumentException when a store of keys or certificates cannot be read
   */
  static Connection open(
      DriverSettings settings, ScheduledExecutorService timer, Callbacks callbacks) {
    Transport transport = new LoggingIn(settings.credentials(), transport(settings));
    Pools pools = new Pools(settings, transport, timer, callbacks);
    boolean one = settings.addresses().size() == 1 && settings.routing() == Routing.NONE;
    return new WebSocketConnections(
        transport, one ? only(settings, pools, callbacks) : cluster(settings, pools));
  }

  private static Connection only(DriverSettings settings, Pools pools, Callbacks callbacks) {
    ConnectionPool pool = pools.of(settings.uri(), new OnlyServer(callbacks));
    pool.connect();
    return pool;
  }

  private static Connection cluster(DriverSettings settings, Pools pools) {
    return switch (settings.routing()) {
      case NONE -> Clusters.of(settings, pools);
      case TABLE -> Clusters.routed(settings, pools);
    };
  }

  private static Transport transport(DriverSettings settings) {
    return switch (settings.client()) {
      case NETTY -> new NettyTransport(settings.tls());
      case TYRUS -> new TyrusTransport(settings.tls());
    };
  }

  @Override
  public void send(Exchange exchange) {
    servers.send(exchange);
  }

  @Override
  public void checkLiveness() {
    servers.checkLiveness();
  }

  @Override
  public void close() {
    servers.close();
    transport.close();
  }
}
