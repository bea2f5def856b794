package io.shindigneo4j.driver.connection;

/** Whether a connection or a server is likely to answer; the best comes first. */
public enum Health {
  /** It has answered since it was connected. */
  HEALTHY,
  /** It is being connected, or has not answered yet. */
  UNPROVEN,
  /** There is no connection. */
  DOWN
}
