package io.shindigneo4j.driver;

import io.shindigneo4j.driver.transport.NettyTransport;
import io.shindigneo4j.driver.transport.TyrusTransport;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/**
 * Runs statements on a Neo4j server. Safe for use by many threads; one is enough for a program.
 *
 * <p>It connects in the background and keeps connected: it can be made while the server is down,
 * and recovers by itself.
 */
public interface GraphDriver extends AutoCloseable {

  /**
   * Begins to connect.
   *
   * @throws IllegalArgumentException when a store of keys or certificates cannot be read
   */
  static GraphDriver connect(DriverSettings settings) {
    return new WebSocketDriver(
        settings,
        switch (settings.client()) {
          case NETTY -> new NettyTransport(settings.tls());
          case TYRUS -> new TyrusTransport(settings.tls());
        });
  }

  /**
   * Runs a statement in a transaction of its own. The future completes within the statement's
   * timeout, exceptionally with a {@link TransientDriverException} or a {@link
   * PermanentDriverException}. It waits for an attempt to connect, but not for the next one:
   * between attempts it fails at once.
   *
   * <p>What is chained to the future never runs on a thread that reads the socket. It may block,
   * and may wait for another statement: each callback that blocks keeps a thread of the driver, and
   * holds up no other. Only the statements that fail with a lost connection share four threads, so
   * that callbacks that block there hold up others, at most until their timeouts. Cancelling the
   * future gives up the answer; the server is not told.
   */
  CompletableFuture<Result> run(Statement statement);

  /** How long a statement may take that has no timeout of its own. */
  Duration callTimeout();

  /**
   * Fails what is pending with {@link DriverException#CLOSED}, as it does everything that is run
   * later, closes the connection and ends the driver's threads.
   */
  @Override
  void close();
}
