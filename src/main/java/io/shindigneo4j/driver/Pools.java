package io.shindigneo4j.driver;

import io.shindigneo4j.driver.transport.Handshake;
import io.shindigneo4j.driver.transport.Transport;
import io.shindigneo4j.protocol.Compression;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Subprotocol;
import java.net.URI;
import java.util.List;
import java.util.concurrent.ScheduledExecutorService;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** Makes pools of connections to servers, which are all alike. */
record Pools(
    DriverSettings settings,
    Transport transport,
    ScheduledExecutorService timer,
    Callbacks callbacks) {

  /** Not connected yet. */
  ConnectionPool of(URI server, ConnectionOwner owner) {
    return new ConnectionPool(
        Stream.generate(() -> connection(server, owner)).limit(settings.connections()).toList());
  }

  private ReconnectingConnection connection(URI server, ConnectionOwner owner) {
    Subprotocol subprotocol = subprotocol();
    return new ReconnectingConnection(
        transport,
        handshake(server, subprotocol),
        subprotocol,
        new Outage(settings.reconnectDelay(), RandomGenerator.getDefault()),
        timer,
        callbacks,
        settings.meters(),
        owner);
  }

  private Subprotocol subprotocol() {
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

  private Handshake handshake(URI server, Subprotocol subprotocol) {
    return new Handshake(
        server,
        List.of(subprotocol.name()),
        "", // asked for each connection
        settings.connectTimeout(),
        settings.maximumMessageSize());
  }
}
