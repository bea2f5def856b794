package io.shindigneo4j.opensocial.oauth;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tells in two lines of a time in which revocations cannot be read. For one thread. */
final class ReadingLog {

  private static final Logger LOG = LoggerFactory.getLogger(RevocationList.class);

  private long failures;

  /**
   * @param known whether all have been read before
   */
  void failed(Throwable failure, boolean known) {
    failures++;
    if (failures == 1) {
      LOG.warn(
          "Revocations cannot be read; {}: {}",
          known ? "those known stay in force" : "until they are, nobody is let in",
          failure.toString());
    } else {
      LOG.debug("Revocations still cannot be read", failure);
    }
  }

  void succeeded() {
    if (failures > 0) {
      LOG.warn("Revocations are read again, after {} failures", failures);
      failures = 0;
    }
  }
}
