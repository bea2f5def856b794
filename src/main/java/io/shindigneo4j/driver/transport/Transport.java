package io.shindigneo4j.driver.transport;

import java.util.concurrent.CompletableFuture;

/** Opens WebSocket connections. Safe for use by many threads. */
public interface Transport extends AutoCloseable {

  /**
   * Completes when the server has accepted the upgrade, or exceptionally with {@link
   * UpgradeRefusedException} when it has refused, with an {@link java.io.IOException} when it
   * cannot be reached; within the handshake's timeout in any case.
   */
  CompletableFuture<Channel> open(Handshake handshake, ChannelListener listener);

  /** Closes what is open and ends the transport's threads. */
  @Override
  void close();
}
