package io.shindigneo4j.opensocial.metrics;

/** Is told what happens to requests around the handlers. Neither blocks nor throws. */
public interface RequestMeters {

  /** Does nothing. */
  RequestMeters NONE =
      new RequestMeters() {
        @Override
        public void refused(String limit) {}

        @Override
        public void answered(int status) {}
      };

  /** A client has met a limit in time, and was refused. */
  void refused(String limit);

  /** A request has been answered. */
  void answered(int status);
}
