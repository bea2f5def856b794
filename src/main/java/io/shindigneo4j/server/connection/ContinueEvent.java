package io.shindigneo4j.server.connection;

/** Events of a request whose client waits for {@code 100 Continue} before it sends the body. */
public enum ContinueEvent {
  /** The client waits for it. */
  PENDING,
  /** It was sent, or the client sent the body without it. */
  RESOLVED
}
