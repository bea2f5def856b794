package io.shindigneo4j.driver.transport;

/**
 * Hears of what comes in; called on the thread that reads the socket, which must not be held up.
 */
public interface ChannelListener {

  void received(byte[] payload);

  /** The server has answered a ping. */
  void ponged();

  /** Called once, after which nothing comes in: whoever closed, and however. */
  void closed(int code, String reason);
}
