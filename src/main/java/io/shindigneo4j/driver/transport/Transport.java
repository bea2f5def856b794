package io.shindigneo4j.driver.transport;

import java.util.concurrent.CompletableFuture;

/** Opens WebSocket connections. Safe for use by many threads. */
public interface Transport extends AutoCloseable {

  /**
   * Completes when the server has accepted the upgrade. Fails with an {@link
   * UpgradeRefusedException} if the server has refused, with another {@link java.io.IOException} if
   * it cannot be reached. Ends within the timeout of the handshake in any case.
   */
  CompletableFuture<Channel> open(Handshake handshake, ChannelListener listener);

  /** Closes the open channels and ends the threads. */
  @Override
  void close();
}
