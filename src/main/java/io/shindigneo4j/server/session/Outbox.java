package io.shindigneo4j.server.session;

/** Takes what is to be sent to a client, without waiting. Safe for use by many threads. */
@FunctionalInterface
public interface Outbox {

  void send(byte[] payload);

  /**
   * Takes a failure, the only answer of its request.
   *
   * @param code of the failure, which is in the payload as well
   */
  default void fail(String code, byte[] payload) {
    send(payload);
  }
}
