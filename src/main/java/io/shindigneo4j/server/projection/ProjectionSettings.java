package io.shindigneo4j.server.projection;

import java.time.Duration;

/**
 * How much is kept in memory, and how long is waited.
 *
 * @param graphBytes most bytes of the graph of a database, while it is filled as well; 0 for none
 * @param propertyBytes most bytes of properties of a database; 0 for none
 * @param patience how long a commit that can be seen may take until it is known here
 * @param shortestPause from one fill to the next
 * @param longestPause where one fill after the other was in vain
 */
public record ProjectionSettings(
    long graphBytes,
    long propertyBytes,
    Duration patience,
    Duration shortestPause,
    Duration longestPause) {

  private static final Duration PATIENCE = Duration.ofSeconds(2);
  private static final Duration SHORTEST_PAUSE = Duration.ofSeconds(1);
  private static final Duration LONGEST_PAUSE = Duration.ofMinutes(10);

  /** With times that suit a server. */
  public static ProjectionSettings of(long graphBytes, long propertyBytes) {
    return new ProjectionSettings(
        graphBytes, propertyBytes, PATIENCE, SHORTEST_PAUSE, LONGEST_PAUSE);
  }

  /** Whether anything is kept. */
  boolean areOn() {
    return graphBytes > 0 || propertyBytes > 0;
  }
}
