package io.shindigneo4j.driver.transport;

/** An open WebSocket connection. Safe for use by many threads. */
public interface Channel {

  /** The subprotocol that the server has chosen; empty when it chose none. */
  String subprotocol();

  /** Sends without waiting; a failure closes the channel, which the listener hears of. */
  void send(byte[] payload, boolean binary);

  /** Asks the server for a sign of life, without waiting; the listener hears of the pong. */
  void ping();

  /** Closes normally, without waiting for the server; the listener is told. */
  void close();
}
