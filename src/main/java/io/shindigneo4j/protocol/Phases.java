package io.shindigneo4j.protocol;

import java.time.Duration;

/**
 * Where the time of a request went in the server, to the microsecond.
 *
 * @param queue until the work began
 * @param execute from there until all records were there
 * @param encode for the making of messages
 */
public record Phases(Duration queue, Duration execute, Duration encode) {

  public static final Phases NONE = new Phases(Duration.ZERO, Duration.ZERO, Duration.ZERO);
}
