package io.shindigneo4j.driver.transport;

/** Receives from a channel. Called on the thread that reads the socket, so it must not block. */
public interface ChannelListener {

  void received(byte[] payload);

  /** The server has answered a ping. */
  void ponged();

  /**
   * The channel has been closed by either side, or was lost. Called once, as the last call; not
   * called if the channel did not open.
   *
   * @param code of RFC 6455, section 7.4: the server's, or 1000 if the driver closed; 1005 if the
   *     server gave none (1000 with Tyrus), 1006 if the connection was lost, 1009 if a message was
   *     too large
   */
  void closed(int code, String reason);
}
