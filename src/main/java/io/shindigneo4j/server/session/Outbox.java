package io.shindigneo4j.server.session;

/** Takes what is to be sent to a client, without waiting. Safe for use by many threads. */
@FunctionalInterface
public interface Outbox {

  void send(byte[] payload);
}
