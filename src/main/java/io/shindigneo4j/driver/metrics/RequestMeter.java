package io.shindigneo4j.driver.metrics;

import io.shindigneo4j.protocol.Phases;

/** Hears how one request ends. Only what it hears first counts. */
public interface RequestMeter {

  RequestMeter NONE = new NoRequestMeter();

  String SUCCESS = "success";

  /** Whoever waited for the answer has given it up. */
  String CANCELLED = "cancelled";

  /** With an answer, which has been read. */
  void succeeded(Phases phases);

  /**
   * Without an answer, or with a failure for one.
   *
   * @param outcome the code of the failure, or one of those here
   */
  void ended(String outcome);
}
