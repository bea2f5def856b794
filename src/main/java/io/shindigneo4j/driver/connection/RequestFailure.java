package io.shindigneo4j.driver.connection;

/** Why a request failed without a response of the server. */
public enum RequestFailure {
  /** A parameter cannot be encoded, or all of them are too large. Nothing was sent. */
  UNSUPPORTED_VALUE,
  /** No connection could be made. Nothing was sent. */
  UNREACHABLE,
  /** The server does not accept the credentials. Nothing was sent. */
  UNAUTHORIZED,
  /** No server can write. Nothing was sent. */
  NO_LEADER,
  /** Every connection has as many subscriptions as it may have. Nothing was sent. */
  TOO_MANY_SUBSCRIPTIONS,
  /** The connection has just ended. Nothing was sent, and there may be another connection. */
  NOT_SENT,
  /** There is no connection, or it has ended. The request may have been sent. */
  DISCONNECTED
}
