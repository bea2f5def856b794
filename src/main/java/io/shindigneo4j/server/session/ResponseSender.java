package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.Message.Failure;

/** Takes what is to be sent to a client, without waiting. Safe for use by many threads. */
@FunctionalInterface
public interface ResponseSender {

  void send(byte[] payload);

  /**
   * Takes a failure, the only answer of its request.
   *
   * @param payload that says the same
   */
  default void fail(Failure failure, byte[] payload) {
    send(payload);
  }
}
