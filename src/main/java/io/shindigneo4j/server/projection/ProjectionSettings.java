package io.shindigneo4j.server.projection;

import java.time.Duration;

/**
 * The sizes and times of projections.
 *
 * @param graphBytes the most memory for the graph of a database, also during a fill; 0 to disable
 * @param propertyBytes the most memory for the caches of a database; 0 to disable
 * @param commitTimeout how long a visible commit may take until the listener reports it
 * @param minimumPause the shortest pause between two fills
 * @param maximumPause the longest pause between two fills
 */
public record ProjectionSettings(
    long graphBytes,
    long propertyBytes,
    Duration commitTimeout,
    Duration minimumPause,
    Duration maximumPause) {

  private static final Duration COMMIT_TIMEOUT = Duration.ofSeconds(2);
  private static final Duration MINIMUM_PAUSE = Duration.ofSeconds(1);
  private static final Duration MAXIMUM_PAUSE = Duration.ofMinutes(10);

  /** With times that suit a server. */
  public static ProjectionSettings of(long graphBytes, long propertyBytes) {
    return new ProjectionSettings(
        graphBytes, propertyBytes, COMMIT_TIMEOUT, MINIMUM_PAUSE, MAXIMUM_PAUSE);
  }

  /** Whether anything is enabled. */
  boolean isEnabled() {
    return graphBytes > 0 || propertyBytes > 0;
  }
}
