package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.Message.Failure;

/** Sends payloads to a client without waiting for it. Safe for use by many threads. */
@FunctionalInterface
public interface ResponseSender {

  void send(byte[] payload);

  /**
   * Sends a failure, the only answer to its request.
   *
   * @param payload the encoded failure
   */
  default void fail(Failure failure, byte[] payload) {
    send(payload);
  }

  /** What the client has not read yet. */
  default UnreadAnswers unread() {
    return UnreadAnswers.NONE;
  }
}
