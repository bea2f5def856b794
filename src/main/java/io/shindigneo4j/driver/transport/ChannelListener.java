package io.shindigneo4j.driver.transport;

/** Receives from a channel. Called on the thread that reads the socket, so it must not block. */
public interface ChannelListener {

  /** Bytes have arrived, be it a part of a message only. */
  void active();

  /**
   * A message has arrived.
   *
   * @param binary whether it came in binary frames, not in text ones
   */
  void received(byte[] payload, boolean binary);

  /** The server has answered a ping. */
  void ponged();

  /**
   * The channel has been closed by either side, or was lost. Called once, as the last call; not
   * called if the channel did not open.
   *
   * @param code of RFC 6455, section 7.4: the server's, or the one that the driver closed with;
   *     1005 if the server gave none (1000 with Tyrus), 1006 if the connection was lost. The driver
   *     closes with 1002 after a frame that breaks the rules, 1007 after text that is not UTF-8,
   *     1008 after too many fragments, 1009 after a message that is too large
   */
  void closed(int code, String reason);
}
