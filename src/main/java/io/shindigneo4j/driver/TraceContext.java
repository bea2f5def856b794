package io.shindigneo4j.driver;

import java.util.Optional;

/**
 * Tells which trace the calling thread is a part of, such as that of OpenTelemetry: see {@link
 * GraphDriver#withTraces}.
 */
@FunctionalInterface
public interface TraceContext {

  /**
   * The {@code traceparent} of the W3C; empty outside of traces. Called on the thread that calls
   * the driver, for each call; must neither block nor throw.
   */
  Optional<String> traceparent();
}
