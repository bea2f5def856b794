package io.shindigneo4j.server.connection;

/** The event that the rest of a request has not come in time. */
public enum RequestStalledEvent {
  INSTANCE
}
