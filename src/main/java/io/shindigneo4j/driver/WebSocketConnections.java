package io.shindigneo4j.driver;

import io.shindigneo4j.driver.transport.Handshake;
import io.shindigneo4j.driver.transport.NettyTransport;
import io.shindigneo4j.driver.transport.Transport;
import io.shindigneo4j.driver.transport.TyrusTransport;
import io.shindigneo4j.protocol.Compression;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Subprotocol;
import java.util.List;
import java.util.concurrent.ScheduledExecutorService;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** The connections to our plug-in. */
final class WebSocketConnections implements Connection {

  private final Transport transport;
  private final ConnectionPool pool;

  private WebSocketConnections(Transport transport, ConnectionPool pool) {
    this.transport = transport;
    this.pool = pool;
  }

  /**
   * Begins to connect.
   *
   * @throws IllegalArgumentException when a store of keys or certificates cannot be read
   */
  static Connection open(
      DriverSettings settings, ScheduledExecutorService timer, Callbacks callbacks) {
    Transport transport = new LoggingIn(settings.credentials(), transport(settings));
    ConnectionPool pool =
        new ConnectionPool(
            Stream.generate(() -> connection(settings, transport, timer, callbacks))
                .limit(settings.connections())
                .toList());
    pool.connect();
    return new WebSocketConnections(transport, pool);
  }

  private static Transport transport(DriverSettings settings) {
    return switch (settings.client()) {
      case NETTY -> new NettyTransport(settings.tls());
      case TYRUS -> new TyrusTransport(settings.tls());
    };
  }

  private static ReconnectingConnection connection(
      DriverSettings settings,
      Transport transport,
      ScheduledExecutorService timer,
      Callbacks callbacks) {
    Subprotocol subprotocol = subprotocol(settings);
    return new ReconnectingConnection(
        transport,
        handshake(settings, subprotocol),
        subprotocol,
        new Outage(settings.reconnectDelay(), RandomGenerator.getDefault()),
        timer,
        callbacks,
        settings.meters());
  }

  private static Subprotocol subprotocol(DriverSettings settings) {
    return new Subprotocol(
        switch (settings.encoding()) {
          case BSON -> Format.BSON;
          case JSON -> Format.JSON;
        },
        switch (settings.compression()) {
          case NONE -> Compression.NONE;
          case DEFLATE -> Compression.DEFLATE_FAST;
          case DEFLATE_BEST -> Compression.DEFLATE_BEST;
          case LZ4 -> Compression.LZ4;
        });
  }

  private static Handshake handshake(DriverSettings settings, Subprotocol subprotocol) {
    return new Handshake(
        settings.uri(),
        List.of(subprotocol.name()),
        "", // asked for each connection
        settings.connectTimeout(),
        settings.maximumMessageSize());
  }

  @Override
  public void send(Exchange exchange) {
    pool.send(exchange);
  }

  @Override
  public void checkLiveness() {
    pool.checkLiveness();
  }

  @Override
  public void close() {
    pool.close();
    transport.close();
  }
}
