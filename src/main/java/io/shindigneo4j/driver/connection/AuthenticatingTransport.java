package io.shindigneo4j.driver.connection;

import io.shindigneo4j.driver.transport.Channel;
import io.shindigneo4j.driver.transport.ChannelListener;
import io.shindigneo4j.driver.transport.Handshake;
import io.shindigneo4j.driver.transport.Transport;
import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** Asks for the value of the Authorization header each time a connection is opened. */
public final class AuthenticatingTransport implements Transport {

  private final Supplier<String> authorization;
  private final Executor callbacks;
  private final Transport transport;

  /**
   * @param callbacks runs what the application gives, which may take long
   */
  public AuthenticatingTransport(
      Supplier<String> authorization, Executor callbacks, Transport transport) {
    this.authorization = authorization;
    this.callbacks = callbacks;
    this.transport = transport;
  }

  @Override
  public CompletableFuture<Channel> open(Handshake handshake, ChannelListener listener) {
    return CompletableFuture.supplyAsync(this::header, callbacks)
        .orTimeout(handshake.timeout().toMillis(), TimeUnit.MILLISECONDS)
        .exceptionally(failure -> failed(handshake, failure))
        .thenCompose(header -> transport.open(handshake.withAuthorization(header), listener));
  }

  private static String failed(Handshake handshake, Throwable failure) {
    throw failure instanceof TimeoutException
        ? new CompletionException(handshake.timedOut())
        : (CompletionException) failure;
  }

  private String header() {
    try {
      return authorization.get();
    } catch (RuntimeException e) { // thrown by the application
      throw new CompletionException(new IOException("no credentials", e));
    }
  }

  @Override
  public void close() {
    transport.close();
  }
}
