package io.shindigneo4j.driver.connection;

/** The likelihood that a connection or a server answers; the best comes first. */
public enum Health {
  /** It has answered since it was connected. */
  HEALTHY,
  /** It is being connected, or has not answered yet. */
  UNPROVEN,
  /** There is no connection. */
  DOWN
}
