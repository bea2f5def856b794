package io.shindigneo4j.server.connection;

/** The rest of a request has not arrived in time. */
public enum RequestStalledEvent {
  INSTANCE
}
