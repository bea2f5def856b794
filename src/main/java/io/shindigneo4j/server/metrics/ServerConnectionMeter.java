package io.shindigneo4j.server.metrics;

/** Hears of the end of a connection. */
@FunctionalInterface
public interface ServerConnectionMeter {

  /**
   * Tells it once.
   *
   * @param code of RFC 6455, section 7.4; 1006 where there was none
   */
  void closed(int code);
}
