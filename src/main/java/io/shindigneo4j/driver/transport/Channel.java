package io.shindigneo4j.driver.transport;

/** An open WebSocket connection. Safe for use by many threads. */
public interface Channel {

  /** The offered subprotocol that the server has chosen. */
  String subprotocol();

  /**
   * Sends without blocking. The payload belongs to the channel from then on. A failure closes the
   * channel, and the listener is told. Payloads that are sent after the close are dropped. Those of
   * one thread arrive in their order.
   */
  void send(byte[] payload, boolean binary);

  /** Pings the server without blocking; the listener is told of the pong. */
  void ping();

  /** Closes normally, without waiting for the server; the listener is told. */
  void close();
}
