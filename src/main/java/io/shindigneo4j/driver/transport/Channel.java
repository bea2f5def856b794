package io.shindigneo4j.driver.transport;

/** An open WebSocket connection. Safe for use by many threads. */
public interface Channel {

  /** The one of the offered subprotocols that the server has chosen. */
  String subprotocol();

  /**
   * Sends without waiting; the payload belongs to the channel from then on. A failure closes the
   * channel, which the listener hears of; what is sent after the close is dropped. What one thread
   * sends arrives in that order.
   */
  void send(byte[] payload, boolean binary);

  /** Asks the server for a sign of life, without waiting; the listener hears of the pong. */
  void ping();

  /** Closes normally, without waiting for the server; the listener is told. */
  void close();
}
