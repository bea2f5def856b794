package io.shindigneo4j.driver;

import io.shindigneo4j.driver.transport.Channel;
import io.shindigneo4j.driver.transport.ChannelListener;
import io.shindigneo4j.driver.transport.Handshake;
import io.shindigneo4j.driver.transport.Transport;
import java.io.IOException;
import java.util.concurrent.CompletableFuture;

/** Asks for the credentials of each connection that it opens. */
final class LoggingIn implements Transport {

  private final CredentialsProvider credentials;
  private final Transport transport;

  LoggingIn(CredentialsProvider credentials, Transport transport) {
    this.credentials = credentials;
    this.transport = transport;
  }

  @Override
  public CompletableFuture<Channel> open(Handshake handshake, ChannelListener listener) {
    String authorization;
    try {
      authorization = credentials.authorization();
    } catch (RuntimeException e) { // of the application
      return CompletableFuture.failedFuture(new IOException("no credentials", e));
    }
    return transport.open(handshake.withAuthorization(authorization), listener);
  }

  @Override
  public void close() {
    transport.close();
  }
}
