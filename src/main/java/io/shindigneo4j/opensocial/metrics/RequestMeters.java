package io.shindigneo4j.opensocial.metrics;

/** Is told what happens to requests before a handler. Neither blocks nor throws. */
public interface RequestMeters {

  /** Does nothing. */
  RequestMeters NONE = limit -> {};

  /** A client has met a limit in time, and was refused. */
  void refused(String limit);
}
