package io.shindigneo4j.driver.metrics;

import io.shindigneo4j.protocol.Phases;

/** Is told how one request ends. Only the first outcome counts. */
public interface RequestMeter {

  RequestMeter NONE = new NoRequestMeter();

  String SUCCESS = "success";

  /** The request was cancelled. */
  String CANCELLED = "cancelled";

  /** The response has been read. */
  void succeeded(Phases phases);

  /**
   * The request has failed or was cancelled.
   *
   * @param outcome the code of the failure, or one of those here
   */
  void ended(String outcome);
}
