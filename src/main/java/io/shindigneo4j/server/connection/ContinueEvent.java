package io.shindigneo4j.server.connection;

/** The events of a request whose client sends the body when it is told to. */
public enum ContinueEvent {
  /** The client rightly waits for it. */
  PENDING,
  /** It has been given, or the client has not waited. */
  RESOLVED
}
