package io.shindigneo4j.protocol;

import java.time.Duration;

/**
 * Where the time of a request went in the server, to the microsecond.
 *
 * @param queue from the arrival to the start of the work
 * @param execute from there to the last record
 * @param encode for encoding the response
 */
public record Phases(Duration queue, Duration execute, Duration encode) {

  public static final Phases NONE = new Phases(Duration.ZERO, Duration.ZERO, Duration.ZERO);
}
