package io.shindigneo4j.driver.transport;

import java.util.concurrent.Future;

/** An open WebSocket connection. Safe for use by many threads. */
public interface Channel {

  /** The close code of a connection that has done its work. */
  int NORMAL = 1000;

  /** The offered subprotocol that the server has chosen. */
  String subprotocol();

  /**
   * Sends without blocking. The payload belongs to the channel from then on. A failure closes the
   * channel, and the listener is told. Payloads that are sent after the close are dropped. Those of
   * one thread arrive in their order.
   */
  void send(byte[] payload, boolean binary);

  /**
   * The same for a request that no other one is in flight beside, and whose caller waits for the
   * answer: it may be quicker.
   */
  default void sendAlone(byte[] payload, boolean binary) {
    send(payload, binary);
  }

  /**
   * Called by a thread that is about to wait for the answer to what it {@linkplain #sendAlone sent
   * alone}. Messages may be received on it, until the answer is there or the time is over. Returns
   * earlier where the channel's own threads read.
   */
  default void await(Future<?> answer, long nanos) {}

  /** Has the channel's own threads read, as {@link #send} does: not all who wait {@link #await}. */
  default void share() {}

  /** Pings the server without blocking; the listener is told of the pong. */
  void ping();

  /** Closes normally. */
  default void close() {
    close(NORMAL, "");
  }

  /**
   * Closes without waiting for the server; the listener is told.
   *
   * @param code of RFC 6455, section 7.4
   */
  void close(int code, String reason);
}
