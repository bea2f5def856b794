package io.shindigneo4j.driver.transport;

/**
 * Hears of what comes in; called on the thread that reads the socket, which must not be held up.
 */
public interface ChannelListener {

  void received(byte[] payload);

  /** The server has answered a ping. */
  void ponged();

  /**
   * Called once, after which nothing comes in: whoever closed, and however. Not called for a
   * channel that did not open.
   *
   * @param code of RFC 6455, section 7.4: what the server said, or 1000 when we closed; 1005 when
   *     the server gave none (1000 with Tyrus), 1006 when the connection was lost, 1009 when a
   *     message was too large
   */
  void closed(int code, String reason);
}
