package io.shindigneo4j.driver.connection;

import io.shindigneo4j.driver.transport.Channel;
import io.shindigneo4j.driver.transport.ChannelListener;
import io.shindigneo4j.driver.transport.Handshake;
import io.shindigneo4j.driver.transport.Transport;
import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** Asks for the value of the Authorization header each time a connection is opened. */
public final class AuthenticatingTransport implements Transport {

  private final Supplier<String> authorization;
  private final Transport transport;

  public AuthenticatingTransport(Supplier<String> authorization, Transport transport) {
    this.authorization = authorization;
    this.transport = transport;
  }

  @Override
  public CompletableFuture<Channel> open(Handshake handshake, ChannelListener listener) {
    String header;
    try {
      header = authorization.get();
    } catch (RuntimeException e) { // thrown by the application
      return CompletableFuture.failedFuture(new IOException("no credentials", e));
    }
    return transport.open(handshake.withAuthorization(header), listener);
  }

  @Override
  public void close() {
    transport.close();
  }
}
